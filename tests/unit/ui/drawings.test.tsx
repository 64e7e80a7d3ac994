// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { getLevelZones, getRatingZones, getScoreZones } from '#shared/health/axis.ts'
import { BMI_RANGE, SEGMENT_RANGES, VISCERAL_FAT_RANGE } from '#shared/health/levels.ts'
import { PeerBar } from '#shared/ui/charts/peer-bar.tsx'
import { createBodyFrame } from '#shared/ui/figures/body-frame.ts'
import { createBodyOutline } from '#shared/ui/figures/body-outline.ts'
import { BodyTypeFigure } from '#shared/ui/figures/body-type-figure.tsx'
import { SegmentMap } from '#shared/ui/figures/segment-map.tsx'
import { Change } from '#shared/ui/verdicts/change.tsx'
import { Gauge } from '#shared/ui/verdicts/gauge.tsx'
import { MetricAxis } from '#shared/ui/verdicts/metric-axis.tsx'
import { Stat } from '#shared/ui/verdicts/stat.tsx'
import { renderView, setStage } from './render.ts'

setStage()
const parseNumbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

test.for(['female', 'male'] as const)('every build of a %s figure stays inside its box', (sex) => {
  for (const build of [{}, { thin: 1.3 }, { fat: 1.15 }, { muscle: 1.1 }, { belly: 1 }]) {
    for (const path of Object.values(createBodyOutline(createBodyFrame(sex, build)))) {
      expect(path).not.toMatch(/NaN|Infinity/)
      expect(Math.min(...parseNumbers(path))).toBeGreaterThan(-10)
      expect(Math.max(...parseNumbers(path))).toBeLessThan(440)
    }
  }
})

test('the sides of the figure mirror each other', () => {
  const { leftLeg, rightLeg } = createBodyOutline(createBodyFrame('female', {}))
  const [left, right] = [parseNumbers(leftLeg), parseNumbers(rightLeg)]
  left.forEach((value, index) => {
    expect(index % 2 ? value : 200 - value).toBeCloseTo(right[index]!, 0)
  })
})

test('the level of a part of the body is told once, by its tag', async () => {
  const part = {
    mass: '1.9',
    percent: '101.5%',
    level: 'std',
    zones: getLevelZones('std', 101.5, SEGMENT_RANGES.muscle),
  } as const
  const readings = { leftArm: part, rightArm: part, allBody: part, leftLeg: part, rightLeg: part }
  await renderView(<SegmentMap sex="female" readings={readings} />)
  expect(document.body.textContent?.match(/标准/g)).toHaveLength(5)
  const reported = [...document.querySelectorAll('[role=img]')].filter((image) => !image.closest('[aria-hidden=true]'))
  expect(reported).toEqual([])
})

test('an unknown body form draws nothing', async () => {
  await renderView(<BodyTypeFigure code={12} sex="male" height={200} />)
  expect(document.querySelector('svg')).toBeNull()
})

test.for([
  [1.25, 1, '1.3', '上升'],
  [-12, 0, '12', '下降'],
  [0.04, 1, '持平', undefined],
  [-0.04, 1, '持平', undefined],
  [0, 1, '持平', undefined],
  [undefined, 1, '-', undefined],
  [Number.NaN, 1, '-', undefined],
] as const)('a change of %s with %d digits reads %s', async ([by, decimals, text, direction]) => {
  await renderView(<Change by={by} decimals={decimals} />)
  expect(document.body.textContent).toBe(text)
  expect(document.querySelector('svg')?.getAttribute('aria-label')).toBe(direction)
})

test.for([
  ['a score', getScoreZones(95), undefined, '风险、警戒、正常、优秀，当前优秀', ['left: 50.0%']],
  ['a score below the bar', getScoreZones(12), undefined, '风险、警戒、正常、优秀，当前风险', ['left: 0.0%']],
  ['no score', getScoreZones(undefined), undefined, '风险、警戒、正常、优秀，当前暂无评级', []],
  ['a rating', getRatingZones(2), undefined, '风险、警戒、正常、优秀，当前警戒', ['left: 50.0%']],
  [
    'a level',
    getLevelZones('high', 26, BMI_RANGE),
    '18.5–24',
    '偏低、标准、偏高，当前偏高，标准范围 18.5–24',
    ['left: 36.4%'],
  ],
] as const)('the bar of %s', async ([, zones, standard, text, places]) => {
  await renderView(<MetricAxis zones={zones} standard={standard} />)
  expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(text)
  const rendered = [...document.querySelectorAll('[role=img] [style]')].map((item) => item.getAttribute('style'))
  expect(rendered.map((style) => style!.replace(/;$/, ''))).toEqual(places)
  // The labels exist once, and only labels and edges are next to the bar.
  expect(document.body.textContent).toBe(zones.map(({ name }) => name).join(''))
})

test('edges stand at their zones; there is none at 0', async () => {
  await renderView(<MetricAxis zones={getLevelZones('std', 5, VISCERAL_FAT_RANGE)} edgeText={String} />)
  expect(document.body.textContent).toBe('10偏低标准偏高')
})

test.for([
  [{ weight: 57.8, originWeight: 63.2 }, '当前体重 57.8 kg，初始 63.2 kg'],
  [{ weight: undefined }, '暂无体重数据'],
  [{ weight: 57.8, originWeight: 0, targetWeight: 0 }, '当前体重 57.8 kg'],
  [{ weight: 57.8, targetWeight: 9999, weightStandardLeft: 65.3, weightStandardRight: 50.4 }, '当前体重 57.8 kg'],
  [{ weight: 57.8, weightStandardLeft: 50.4, weightStandardRight: 65.3 }, '当前体重 57.8 kg，标准范围 50.4 到 65.3 kg'],
] as const)('the gauge of %o says its numbers', async ([input, text]) => {
  await renderView(<Gauge {...input} />)
  expect(document.querySelector('svg')?.getAttribute('aria-label')).toBe(text)
})

test.for([
  [0, 0],
  [1, 1],
  [78, 39],
  [99, 49],
  [100, 50],
] as const)('ahead of %d percent: %d of 50 ticks are lit, all of them only for everybody', async ([percent, lit]) => {
  await renderView(<PeerBar percent={percent} />)
  const [dark] = document.querySelectorAll('path')
  expect(50 - (dark!.getAttribute('d')?.match(/M/g) ?? []).length).toBe(lit)
})

test('what is not there is shown as a dash and told as 暂无', async () => {
  await renderView(
    <dl>
      <Stat label="目标体重" value="-" unit="kg" />
      <dd>
        <Change by={undefined} />
      </dd>
    </dl>,
  )
  expect([...document.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['-', '-'])
  expect(document.querySelectorAll('dd [role=img][aria-label=暂无]')).toHaveLength(2)
})
