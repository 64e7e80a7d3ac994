// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { Verdict } from '#pages/analysis/history.tsx'
import { BasisCard } from '#pages/analysis/later.tsx'
import { toPoints } from '#pages/analysis/model.ts'
import { Segments } from '#pages/bodyComposition/later.tsx'
import { LevelRow } from '#pages/bodyComposition/level-row.tsx'
import { createLevelCards, type Source } from '#pages/bodyComposition/model.ts'
import { Details } from '#pages/bodyFatScale/later.tsx'
import type { AnalysisItem } from '#shared/api/analysis.ts'
import type { History } from '#shared/api/composition.ts'
import { CompareRows } from '#shared/features/compare/compare-sheet.tsx'
import type { Body } from '#shared/health/body.ts'
import { compareRecords } from '#shared/health/compare.ts'
import { getMetric } from '#shared/health/metrics.ts'
import { RATINGS as HEALTH_RATINGS } from '#shared/health/ratings.ts'
import { getDimensionLetter, LETTER_RATINGS } from '#shared/health/score.ts'
import { SOFT_TONES } from '#shared/ui/verdicts/verdict-tones.ts'
import { createRecord } from '#tests/unit/pages/body-fat-scale-record.ts'
import { passTime, renderView, setStage } from './render.ts'

setStage()

const BODY: Body = { sex: 'female', age: 29, heightCm: 165 }
const LEVELS = { 偏低: 'low', 标准: 'std', 偏高: 'high' } as const
const RATINGS = { 风险: 'risk', 警戒: 'warn', 正常: 'normal', 优秀: 'excellent' } as const
const TEXTS: Readonly<Record<string, string>> = { ...LEVELS, ...RATINGS }

const findColour = (element: Element | null | undefined, pattern: RegExp) => pattern.exec(element?.className ?? '')?.[1]

/**
 * Every word that is on the page now with its colour: of tags, and of the zone that is lit in a
 * bar.
 */
function getWordColours(): [word: string, colour: string | undefined][] {
  const tags = [...document.querySelectorAll('[class*=rounded-tag], [class*="rounded-[10px]"]')].flatMap((tag) =>
    tag.textContent! in TEXTS ? [[tag.textContent!, findColour(tag, /\btext-(\w+)-text\b/)] as const] : [],
  )
  const bars = [...document.querySelectorAll('[role=img][aria-label]')].flatMap((bar) => {
    const word = /(?:当前|评级)(\S\S)/.exec(bar.getAttribute('aria-label')!)?.[1] ?? ''
    const lit = bar.querySelector('span > i:not([class*=opacity])')
    return word in TEXTS && lit ? [[word, findColour(lit, /\bbg-(\w+)\b/)] as const] : []
  })
  return [...tags, ...bars] as [string, string | undefined][]
}

/** Add what is on the page, and expect each word in its own colour. */
function collectColours(seen: Set<string>) {
  for (const [word, colour] of getWordColours()) {
    expect([word, colour]).toEqual([word, TEXTS[word]])
    seen.add(word)
  }
}

const createSegment = (rateCode: number) => ({ muscleOrFatMass: 2, muscleOrFatRate: 100, rateCode })

test('/bodyFatScale: three levels in tiles and segments, four ratings for the score alone', async () => {
  const [levels, score] = [new Set<string>(), new Set<string>()]
  for (const [code, sent, value] of [
    [2, -1, 64],
    [0, 0, 72],
    [1, 1, 86],
    [1, 1, 95],
  ] as const) {
    const record = createRecord({
      score: value,
      bmi: { value: 22, rateCode: code } as never,
      bodyFat: { value: 40, rateCode: code } as never,
      leftArm: createSegment(sent),
    })
    document.body.replaceChildren()
    await renderView(<Details record={record} body={undefined} inert={false} />)
    const card = [...document.querySelectorAll('section')].find((entry) => entry.textContent!.startsWith('身体评分'))!
    const text = getWordColours().map(([word]) => word)
    collectColours(levels)
    for (const word of text) if (word in RATINGS) expect(card.textContent).toContain(word)
    for (const word of text) if (word in RATINGS) score.add(word)
  }
  expect([...levels].filter((word) => word in LEVELS).sort()).toEqual(Object.keys(LEVELS).sort())
  expect([...score].sort()).toEqual(Object.keys(RATINGS).sort())
})

test('/bodyComposition: three levels in rows, on their bars and for segments, no ratings', async () => {
  const seen = new Set<string>()
  const createReading = (value: number) => [{ value, measurement_time: '2026-08-16 08:00:00' }]
  for (const [kg, vfr, bmi, fat, muscle, water, bone, code] of [
    [45, 2, 17, 12, 17, 20, 1.5, -1],
    [58, 9.6, 22, 25, 20, 30, 2.2, 0],
    [80, 12, 30, 40, 24, 40, 3, 1],
  ] as const) {
    const history = {
      history_weight: createReading(kg),
      history_visceral_fat_level: createReading(vfr),
      history_body_mass_index: createReading(bmi),
      history_body_fat_percentage: createReading(fat),
      history_skeletal_muscle_weight: createReading(muscle),
      history_water_content: createReading(water),
      history_bone_mass: createReading(bone),
      history_smm_standard: 20,
      history_water_mass_min: 27,
      history_water_mass_max: 32.9,
      history_bone_min: 2,
      history_bone_max: 2.4,
      history_left_arm_muscle: [{ ...createSegment(code), measurement_time: '2026-08-16 08:00:00' }],
    } as unknown as History
    const source: Source = { history, body: BODY, now: Date.parse('2026-08-16T00:12:00Z') }
    document.body.replaceChildren()
    await renderView(
      <>
        {createLevelCards(source).map((card) => (
          <LevelRow key={card.measure.key} card={card} />
        ))}
        <Segments source={source} />
      </>,
    )
    await expect.poll(() => document.body.textContent).toContain('左上肢')
    for (const button of document.querySelectorAll<HTMLElement>('h2 button')) button.click()
    await expect.poll(() => document.querySelectorAll('[role=img][aria-label^="偏低、标准、偏高"]').length).toBe(7)
    collectColours(seen)
  }
  expect([...seen].sort()).toEqual(Object.keys(LEVELS).sort())
})

test('/analysis: four ratings beside the value, on the bar, in 评级依据 and of compared values, no levels', async () => {
  const seen = new Set<string>()
  for (const value of [8, 16, 23, 30, 40]) {
    for (const rate of [undefined, 1, 2, 3, 4]) {
      const metric = getMetric('bodyFat')
      const item = { value, rate, weight: 58.2, date: '2026-08-16 08:00:00' } as AnalysisItem
      const [point] = toPoints([item], metric, BODY)
      const record = { time: 0, values: { bodyFat: value }, rates: rate ? { bodyFat: rate as 1 } : undefined }
      document.body.replaceChildren()
      await renderView(
        <>
          <Verdict metric={metric} body={BODY} point={point!} />
          <BasisCard metric={metric} body={BODY} point={point!} />
          <CompareRows rows={compareRecords(record, record, BODY)} names={['a', 'b']} />
        </>,
      )
      await passTime(0)
      expect(document.querySelector('[role=img][aria-label^="风险、警戒、正常、优秀，当前"]')).not.toBeNull()
      collectColours(seen)
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(RATINGS).sort())
})

test('/evaluationReport: every letter in the colour of its rating', () => {
  const getColour = (score: number) => {
    const letter = getDimensionLetter(score)!
    const { key } = HEALTH_RATINGS[LETTER_RATINGS[letter]]
    return [letter, /\btext-(\w+)-text\b/.exec(SOFT_TONES[key])?.[1]]
  }
  expect([30, 65, 75, 90, 100].map(getColour)).toEqual([
    ['C', 'risk'],
    ['B', 'warn'],
    ['A', 'normal'],
    ['S', 'excellent'],
    ['SSS', 'excellent'],
  ])
})
