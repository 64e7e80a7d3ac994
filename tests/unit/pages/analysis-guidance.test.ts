import { describe, expect, test } from 'vitest'
import { SCIENCE } from '#pages/analysis/copy-science.ts'
import { FORM_GUIDANCE, GUIDANCE, getGuidance, MINOR_ADVICE, NOTE, OUTSIDE, UNRATED } from '#pages/analysis/guidance.ts'
import { type Member, toPoints } from '#pages/analysis/model.ts'
import { formatReference } from '#pages/analysis/reference.ts'
import type { AnalysisItem } from '#shared/api/analysis.ts'
import type { Body } from '#shared/health/body.ts'
import { BODY_FAT_RANGES } from '#shared/health/levels.ts'
import { getMetric, METRICS, type MetricKey } from '#shared/health/metrics.ts'

const woman: Body = { sex: 'female', age: 29, heightCm: 165 }
const createItems = (...values: number[]) =>
  values.map(
    (value, day) =>
      ({ value, weight: value, date: `2026-08-${10 - day}`, bodilyForm: { bmi: value, code: 5 } }) as AnalysisItem,
  )

function guidance(
  key: MetricKey,
  values: number[],
  {
    body = woman,
    selected,
    month,
    rate,
  }: { body?: Member; selected?: number; month?: [number, number?]; rate?: number } = {},
) {
  const points = toPoints(
    createItems(...values).map((item) => ({ ...item, rate })),
    getMetric(key),
    body,
  )
  return getGuidance({
    metric: getMetric(key),
    body,
    points,
    selected: selected ?? points.length - 1,
    changeMonth: month && { value: month[0], trend: month[1] },
  })
}

describe('the analysis follows value, rating and trend', () => {
  test.for([
    ['too much and falling', 'bodyFat', [28, 29], '略高于优秀区间', '下降 1.0 个百分点。'],
    ['too much and rising', 'bodyFat', [29, 28], '略高于优秀区间', '上升 1.0 个百分点。'],
    ['too little and rising', 'bodyFat', [10, 9], '低于同龄', '上升 1.0 个百分点。'],
    ['just right', 'bodyFat', [25, 24], '优秀区间', '上升 1.0 个百分点。'],
    ['unchanged', 'bodyFat', [25, 25], '优秀区间', '比上一次测量持平'],
    ['a first reading', 'bodyFat', [25], '体脂率处于优秀区间。', ''],
    ['less is better', 'vfr', [8, 9], '高于优秀区间', '下降 1 级。'],
    ['by a part of a level', 'vfr', [8, 8.6], '高于优秀区间', '下降 0.6 级。'],
    ['best and still less', 'vfr', [2, 3], '较低水平', '下降 1 级。'],
    ['best and more again', 'vfr', [3, 2], '较低水平', '上升 1 级。'],
    ['more is better', 'bwp', [50, 48], '略低', '上升 2.0 个百分点。'],
    ['light', 'weight', [49, 48.5], '低于与身高匹配', '上升 0.5 kg。'],
    ['body form', 'bt', [21.2, 21.5], '合适区间', '下降 0.3。'],
    ['basal metabolism goes with the weight', 'bmr', [60, 50], '低于', '上升 10 千卡。'],
  ] as const)('%s', ([, key, values, verdict, trend]) => {
    const { analysis } = guidance(key, [...values])!
    expect(analysis).toContain(verdict)
    expect(analysis).toContain(trend)
  })

  test('the latest point speaks of the month where the service does', () => {
    expect(guidance('bodyFat', [25, 26], { month: [1.8, -1] })!.analysis).toContain('近一月下降 1.8 个百分点')
    expect(guidance('bodyFat', [25, 26], { month: [1.8, -1], selected: 0 })!.analysis).not.toContain('近一月')
  })

  test.for([
    ['below one digit', [0.04, 1], '近一月持平。'],
    ['without a trend, the sign says it', [-0.6, undefined], '近一月下降 0.6 个百分点。'],
    ['impossible', [9999, 1], '比上一次测量下降 1.0 个百分点。'],
  ] as const)('a month’s change %s', ([, month, label]) => {
    expect(guidance('bodyFat', [25, 26], { month: [...month] })!.analysis).toContain(label)
  })

  test('a change is that of the figures as shown', () => {
    expect(guidance('bodyFat', [25.05, 24.94])!.analysis).toContain('比上一次测量上升 0.2 个百分点')
  })

  test.for([
    ['under the best range', 'bodyFat', 19, 1, woman, GUIDANCE.bodyFat.low],
    ['above it', 'bodyFat', 27, 1, woman, GUIDANCE.bodyFat[1]],
    ['on a side nobody knows: no age', 'bodyFat', 27, 2, { ...woman, age: undefined }, OUTSIDE],
    ['on a side nobody knows: no profile', 'weight', 50, 1, null, OUTSIDE],
    ['good: no side to tell', 'weight', 50, 3, null, GUIDANCE.weight[3]],
    ['of one direction', 'whr', 0.9, 2, null, GUIDANCE.whr[2]],
  ] as const)('a verdict of the service %s', ([, key, value, getRate, body, texts]) => {
    const [analysis, advice] = texts!
    expect(guidance(key, [value], { body, rate: getRate })).toEqual({ analysis, advice })
  })
  test('no point, no guidance; of unknown height the calm text for readings without a verdict', () => {
    expect(guidance('bodyFat', [])).toBeUndefined()
    expect(guidance('weight', [60], { body: { sex: 'female' } })).toEqual({ analysis: UNRATED[0], advice: UNRATED[1] })
  })
  test('under 18: the same rating in words with the line of adults, never a diet', () => {
    const young = { ...woman, age: 16 }
    expect(guidance('weight', [60], { body: young })).toEqual({
      analysis: guidance('weight', [60])!.analysis,
      advice: MINOR_ADVICE,
    })
    expect(
      formatReference(getMetric('bodyFat'), toPoints(createItems(20), getMetric('bodyFat'), young)[0]!, young),
    ).toBe('16 岁女性的优秀区间为 20%–25.9%。评级区间适用于 18 岁及以上的成年人，仅供参考。')
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
  test('略 stands beside the second zone alone: the outermost is never told as a little', () => {
    for (const texts of Object.values(GUIDANCE))
      for (const [stage, text] of Object.entries(texts))
        if (stage === '1' || stage === 'low') expect(text![0]).not.toContain('略')
  })
  test('no sentence twice', () => {
    const all = [...Object.values(GUIDANCE).flatMap((texts) => Object.values(texts)), ...FORM_GUIDANCE].flat()
    expect(new Set(all).size).toBe(all.length)
  })
  test('the fat that is usual for each sex is that of the level ranges', () => {
    for (const [sex, { from, below }] of Object.entries(BODY_FAT_RANGES))
      expect(SCIENCE.bodyFat).toContain(`${sex === 'male' ? '男' : '女'}性多在 ${from}%–${below}%`)
  })
  test('twelve body forms', () => expect(FORM_GUIDANCE).toHaveLength(12))
  test.for([
    [
      'no diagnosis, no blame, no promise',
      [SCIENCE, GUIDANCE, FORM_GUIDANCE, MINOR_ADVICE, UNRATED, OUTSIDE, NOTE],
      /治疗|治愈|疾病风险|一定会|就能看到|会先有|保证瘦|太胖|懒|必须|！/,
    ],
    ['no word of the other scale', [GUIDANCE, OUTSIDE], /标准|偏低|偏高/],
    [
      'nothing of muscle as measured',
      FORM_GUIDANCE.map(([analysis]) => analysis),
      /肌肉(充足|含量|相对不足|线条|还有)/,
    ],
  ] as const)('%s', ([, texts, unwanted]) => expect(JSON.stringify(texts)).not.toMatch(unwanted))
})

const person: Body = { sex: 'male', age: 44, heightCm: 176 }
test.for([
  ['weight', 66, '按身高 176 cm 计，成年人的优秀区间为 66.6–74.3 kg。'],
  ['bodyAge', 44, '44 岁成年人的优秀区间为低于 41 岁。'],
  ['bmi', 22, '成年人的优秀区间为 21.5–23.9。'],
  ['bodyFat', 25, '44 岁男性的优秀区间为 17%–21.9%。'],
  ['vfr', 4, '成年人的优秀区间为低于 4 级。'],
  ['bmr', 1700, '按体重 84.6 kg 计，44 岁男性的优秀区间为 1,860.4 千卡及以上。'],
  ['subcutaneousFat', 8, '成年男性的优秀区间为低于 7%。'],
  ['ssm', 32, '按身高 176 cm 计，成年男性的优秀区间为 32.7 kg 及以上。'],
  ['whr', 0.88, '成年男性的优秀区间为低于 0.81。'],
  ['bwp', 50, '成年男性的优秀区间为 65% 及以上。'],
  ['pp', 15, '本次测量缺少蛋白质标准，暂不评级。'],
  ['bmd', 3, '按体重 84.6 kg 计，成年男性的优秀区间为 3.3 kg 及以上。'],
  ['bt', 21, ''],
] as const)('the own range of %s names just what moves it', ([key, value, text]) => {
  expect(getReference(key, { value, weight: 84.6 }, person)).toBe(text)
})

const getReference = (key: MetricKey, item: Partial<AnalysisItem>, body: Member) =>
  formatReference(
    getMetric(key),
    toPoints(
      [{ date: '2026-08-16', bodilyForm: { bmi: 21, code: 5 }, ...item } as AnalysisItem],
      getMetric(key),
      body,
    )[0]!,
    body,
  )

test.for([
  ['no profile', 'bwp', { value: 50 }, null, ''],
  ['a verdict from ranges of the service', 'bodyFat', { value: 25, rate: 3 }, woman, ''],
  ['a verdict of the service where ours is unknown', 'pp', { value: 15, rate: 3 }, woman, ''],
  ['no age', 'bodyFat', { value: 25 }, { sex: 'female' }, '完善年龄资料后可以查看评级。'],
  ['no height', 'weight', { value: 55 }, { sex: 'female', age: 29 }, '完善身高资料后可以查看评级。'],
  ['no weight', 'bmd', { value: 2.2 }, woman, '本次测量缺少体重，暂不评级。'],
  ['neither age nor weight', 'bmr', { value: 1200 }, { sex: 'female' }, '完善年龄资料后可以查看评级。'],
] as const)('no own range: %s', ([, key, item, body, text]) => expect(getReference(key, item, body)).toBe(text))

test('protein: the masses of the measurement over its weight', () => {
  expect(getReference('pp', { value: 15, weight: 50, proteinMassMin: 8, proteinMassMax: 10 }, woman)).toBe(
    '按体重 50.0 kg 计，成年人的优秀区间为 21% 及以上。',
  )
})

test('every weight in the range that is named has the rating that is named', () => {
  for (let heightCm = 140; heightCm <= 200; heightCm++) {
    const tall: Body = { ...woman, heightCm }
    const text = getReference('weight', { value: 22 * (heightCm / 100) ** 2, weight: 60 }, tall)
    const [from, to] = /([\d.]+)–([\d.]+) kg/.exec(text)!.slice(1).map(Number) as [number, number]
    const getRate = (kg: number) =>
      toPoints([{ value: kg, weight: kg, date: '2026-08-16' } as AnalysisItem], getMetric('weight'), tall)[0]!.rating
    const outside = [from - 0.1, to + 0.1].map((kg) => getRate(Math.round(kg * 10) / 10))
    expect([heightCm, getRate(from), getRate(to), ...outside]).toEqual([heightCm, 4, 4, 3, 2])
  }
})
