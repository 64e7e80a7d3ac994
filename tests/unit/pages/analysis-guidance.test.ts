import { describe, expect, test } from 'vitest'
import { FORM_GUIDANCE } from '#pages/analysis/copy-forms.ts'
import { GUIDANCE, MINOR, UNRATED } from '#pages/analysis/copy-guidance.ts'
import { SCIENCE } from '#pages/analysis/copy-science.ts'
import { guidanceOf } from '#pages/analysis/guidance.ts'
import { pointsOf } from '#pages/analysis/model.ts'
import { referenceText } from '#pages/analysis/reference.ts'
import type { AnalysisItem } from '#shared/api/analysis.ts'
import type { Body } from '#shared/health/body.ts'
import { METRICS, type MetricKey, metricOf } from '#shared/health/metrics.ts'

const woman: Body = { sex: 'female', age: 29, heightCm: 165 }
const items = (...values: number[]) =>
  values.map(
    (value, day) =>
      ({ value, weight: value, date: `2026-08-${10 - day}`, bodilyForm: { bmi: value, code: 5 } }) as AnalysisItem,
  )

function guidance(
  key: MetricKey,
  values: number[],
  { body = woman, selected, month }: { body?: Body; selected?: number; month?: [number, number] } = {},
) {
  const points = pointsOf(items(...values), metricOf(key), body)
  return guidanceOf({
    metric: metricOf(key),
    body,
    points,
    selected: selected ?? points.length - 1,
    changeMonth: month && { value: month[0], trend: month[1] },
  })
}

describe('the analysis follows value, rating and trend', () => {
  test.for([
    ['too much and falling', 'bodyFat', [28, 29], '略高于理想范围', '下降 1.0%，正朝着更合适的方向变化'],
    ['too much and rising', 'bodyFat', [29, 28], '略高于理想范围', '上升 1.0%，可以留意'],
    ['too little and rising', 'bodyFat', [10, 9], '低于同龄', '上升 1.0%，正朝着'],
    ['just right', 'bodyFat', [25, 24], '理想范围', '上升 1.0%。'],
    ['unchanged', 'bodyFat', [25, 25], '理想范围', '比上一次测量持平'],
    ['a first reading', 'bodyFat', [25], '体脂率处于理想范围。', ''],
    ['less is better', 'vfr', [8, 9], '偏高', '下降 1 级，正朝着'],
    ['more is better', 'bwp', [50, 48], '略低', '上升 2.0%，正朝着'],
    ['light', 'weight', [49, 48.5], '低于与身高匹配', '上升 0.5 kg，正朝着'],
    ['body form', 'bt', [21.2, 21.5], '理想区间', '下降 0.3。'],
  ] as const)('%s', ([, key, values, verdict, trend]) => {
    const { analysis } = guidance(key, [...values])!
    expect(analysis).toContain(verdict)
    expect(analysis).toContain(trend)
  })

  test('the latest point speaks of the month where the service does', () => {
    expect(guidance('bodyFat', [25, 26], { month: [1.8, -1] })!.analysis).toContain('近一月下降 1.8%')
    expect(guidance('bodyFat', [25, 26], { month: [1.8, -1], selected: 0 })!.analysis).not.toContain('近一月')
  })

  test('no point, no guidance', () => expect(guidance('bodyFat', [])).toBeUndefined())
  test('unknown height: the calm text for readings without a verdict', () => {
    expect(guidance('weight', [60], { body: { sex: 'female' } })).toEqual({ analysis: UNRATED[0], advice: UNRATED[1] })
  })
  test('under 18: adults only, never a diet', () => {
    const young = { ...woman, age: 16 }
    expect(guidance('weight', [60], { body: young })!.advice).toBe(MINOR[1])
    expect(referenceText(metricOf('bodyFat'), pointsOf(items(20), metricOf('bodyFat'), young)[0]!, young)).toContain(
      '18 岁及以上',
    )
  })
})

describe('every verdict has its words', () => {
  const keys = METRICS.map(({ key }) => key)
  test.for(keys)('%s: what it is', (key) => expect(SCIENCE[key].length).toBeGreaterThan(30))
  test.for(keys.filter((key) => key !== 'bt'))('%s: analysis and advice for each rating', (key) => {
    const texts = GUIDANCE[key as Exclude<MetricKey, 'bt'>]
    const stages = ['weight', 'bmi', 'bodyFat'].includes(key) ? ['low', 1, 2, 3, 4] : [1, 2, 3, 4]
    expect(Object.keys(texts).sort()).toEqual(stages.map(String).sort())
  })
  test('twelve body forms', () => expect(FORM_GUIDANCE).toHaveLength(12))
  test('no diagnosis, no blame, no promise', () => {
    const all = JSON.stringify([SCIENCE, GUIDANCE, FORM_GUIDANCE, MINOR, UNRATED])
    expect(all).not.toMatch(/治疗|治愈|疾病风险|一定会|保证瘦|太胖|懒|必须|！/)
  })
})

test.for([
  ['bodyFat', 25, '29 岁女性的优秀区间为 20%–26%。'],
  ['vfr', 4, '29 岁女性的优秀区间为低于 4 级。'],
  ['bwp', 50, '29 岁女性的优秀区间为 60% 及以上。'],
  ['weight', 57.8, '29 岁女性的优秀区间为 58.5–65.3 kg。'],
  ['whr', 0.78, '29 岁女性的优秀区间为低于 0.73。'],
  ['pp', 15, '本次测量缺少蛋白质标准，暂不评级。'],
  ['bt', 21, ''],
] as const)('the own range of %s', ([key, value, text]) => {
  expect(referenceText(metricOf(key), pointsOf(items(value), metricOf(key), woman)[0]!, woman)).toBe(text)
})
