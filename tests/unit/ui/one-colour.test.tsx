// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { LevelRow } from '#pages/bodyComposition/level-row.tsx'
import { MEASURES } from '#pages/bodyComposition/measures.ts'
import { CompositionGrid } from '#pages/bodyFatScale/composition-grid.tsx'
import { axisIn, tiles } from '#pages/bodyFatScale/details-model.ts'
import { gradedAxis, levelTone } from '#shared/health/axis.ts'
import type { Body } from '#shared/health/body.ts'
import { BODY_FAT_RANGES, levelOf } from '#shared/health/levels.ts'
import { recordWith } from '#tests/unit/pages/body-fat-scale-record.ts'
import { draw, setStage } from './render.ts'

setStage()

const BODY: Body = { sex: 'female', age: 29, heightCm: 165 }
/** Values of all bands, with the level that a service may give them. */
const VALUES = {
  bodyAge: [20, 28, 30, 40],
  bmi: [17, 20, 22, 26, 30],
  bodyFat: [8, 16, 19, 23, 27, 30, 40],
  vfr: [2, 5, 9, 14],
  bmr: [1250, 1325, 1340, 1400],
} as const
const METRICS = Object.keys(VALUES) as (keyof typeof VALUES)[]
/** Too low, standard, too high. */
const CODES = [2, 0, 1]

/** 'risk' of `bg-risk-soft text-risk-text`. */
const toneOf = (element: Element | null | undefined) => /\btext-(\w+)-text\b/.exec(element?.className ?? '')?.[1]
const litZone = () => document.querySelector('[role=img] span > i:not([class*=opacity])')
const groundOf = (element: Element | null) => /\bbg-(\w+)\b/.exec(element?.className ?? '')?.[1]

test.for(METRICS)('the tile of %s: tag and zone have one colour, whatever the service finds', async (key) => {
  const grid = (value: number, rateCode: number) => {
    const record = recordWith({ [key]: { value, rateCode } })
    const axisOf = (metric: Parameters<typeof axisIn>[1]) => axisIn(record, metric, BODY)
    return <CompositionGrid tiles={tiles(record, 'female')} masses={[]} isStill={false} isSettled axisOf={axisOf} />
  }
  const redraw = await draw(grid(1, 0))
  for (const value of VALUES[key])
    for (const code of CODES) {
      await redraw(grid(value, code))
      const tag = document.querySelector('li [class*=rounded-tag]')
      expect(tag?.textContent).toMatch(/偏低|标准|偏高/)
      expect(groundOf(litZone()), `${value}, ${tag?.textContent}`).toBe(toneOf(tag))
    }
})

test.for(VALUES.bodyFat)('the row of a body fat of %d %%: what is not healthy has one colour', async (value) => {
  const measure = MEASURES.find(({ key }) => key === 'bodyFat')!
  const range = BODY_FAT_RANGES.female
  const level = levelOf(value, range)!
  const zones = gradedAxis('bodyFat', value, BODY, { standard: range })!
  await draw(<LevelRow card={{ measure, value: String(value), level, zones, range, points: () => [] }} />)
  document.querySelector('button')!.click()
  await expect.poll(litZone).toBeTruthy()
  const [tag, zone] = [toneOf(document.querySelector('[class*=rounded-tag]')), groundOf(litZone())]
  if (tag === 'std') expect(['normal', 'excellent']).toContain(zone)
  else expect(zone).toBe(tag)
})

test('a level without a grade has its own colour', () => {
  expect(levelTone('low', undefined)).toBe('low')
  expect(levelTone('high', undefined)).toBe('high')
  expect(levelTone('std', undefined)).toBe('std')
})
