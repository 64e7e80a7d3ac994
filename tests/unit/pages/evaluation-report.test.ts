import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DIMENSION_TEXTS } from '#pages/evaluationReport/copy.ts'
import { getLastReport } from '#pages/evaluationReport/last-report.ts'
import { createReportView, DIMENSIONS } from '#pages/evaluationReport/model.ts'
import type { Evaluation } from '#shared/api/evaluation.ts'
import { number, optional, text } from '#shared/api/fields.ts'
import { object } from '#shared/api/schema.ts'

const createEntry = (rest: object) => ({ rate: '', ...rest })
const createEvaluation = (summary: object, rest: object = {}) =>
  ({ evaluation_summary: { update_time: '', ...summary }, ...rest }) as unknown as Evaluation

test.for([undefined, 0, -3])('no report with an overall score of %s', (score) => {
  expect(createReportView(createEvaluation({ comprehensive_score: score, flexibility: 80 }))).toBeUndefined()
  expect(createReportView({} as Evaluation)).toBeUndefined()
})

test.for([
  [undefined, undefined],
  [-5, 0],
  [77.6, 78],
  [99.6, 99],
  [100, 100],
  [140, 100],
] as const)('%s percent of the peers is shown as %s', ([given, displayed]) => {
  const summary = { comprehensive_score: 80, exceeding_same_person_percentage: given }
  expect(createReportView(createEvaluation(summary))!.peers).toBe(displayed)
})

test.for([
  ['2026-11-16 19:24:33', '2026-11-16 19:24'],
  ['2026-11-16T11:24:33Z', '2026-11-16 19:24'],
  ['2026-11-16', '2026-11-16'],
  ['soon', '-'],
] as const)('a test of %s was on %s', ([given, displayed]) => {
  expect(createReportView(createEvaluation({ comprehensive_score: 80, update_time: given }))!.time).toBe(displayed)
})

test.for([
  [50, '48', '/50'],
  [100, '48', ''],
  [0, '48', ''],
  [undefined, '48', ''],
] as const)('of %s marks 48 reads %s%s, in the radar and on the card', ([fullMarks, score, outOf]) => {
  const createView = createReportView(
    createEvaluation({ comprehensive_score: 94 }, { evaluation_flexibility: createEntry({ score: 48, fullMarks }) }),
  )!
  expect(createView.dimensions).toMatchObject([{ score, outOf }])
  expect(createView.axes.map(({ text }) => text)).toEqual(['-', '-', score + outOf, '-', '-', '-'])
})

test('a dimension: the grade of the service wins, else its share of full marks decides', () => {
  const createView = createReportView(
    createEvaluation(
      { comprehensive_score: 80 },
      {
        evaluation_flexibility: createEntry({ score: 45, fullMarks: 50, risk_level: 2 }),
        evaluation_posture_posture: createEntry({ score: 45, fullMarks: 0, rate: ' sss ', trend: -1, risk_level: 3 }),
        evaluation_action_standard: createEntry({ score: 100, rate: 'D', trend: 0, risk_level: 1 }),
        evaluation_body_composition: createEntry({ rate: 'A' }),
      },
    ),
  )!
  expect(
    createView.dimensions.map(({ name, letter, kind, percent, trend, risk }) => [
      name,
      letter,
      kind,
      percent,
      trend,
      risk,
    ]),
  )
    // in the order of the radar, without the ones that were not tested
    .toEqual([
      ['柔韧性', 'S', 'excellent', 90, '', '受伤风险中'],
      ['动作标准度', 'SSS', 'excellent', 100, 'same', '受伤风险低'],
      ['体态', 'SSS', 'excellent', 45, 'down', '受伤风险较高'],
    ])
})

test('radar and card say one number: the entry’s, else the summary’s', () => {
  const { axes, dimensions } = createReportView(
    createEvaluation(
      { comprehensive_score: 80, flexibility: 71, body_composition: 66 },
      { evaluation_flexibility: createEntry({ score: 45, fullMarks: 50 }) },
    ),
  )!
  const reported = dimensions.map(({ name, score, outOf, percent }) => [name, score + outOf, percent])
  expect(reported).toEqual([
    ['柔韧性', '45/50', 90],
    ['身体成分', '66', 66],
  ])
  expect(axes.filter(({ score }) => score).map(({ name, text, percent }) => [name, text, percent])).toEqual(reported)
})

test('the message names the two weakest below A, in the order of the radar; else it stays general', () => {
  const dimensions = {
    evaluation_cardiorespiratory_capacity: createEntry({ score: 69 }),
    evaluation_muscular_endurance: createEntry({ score: 76 }),
    evaluation_flexibility: createEntry({ score: 68 }),
    evaluation_posture_posture: createEntry({ score: 58 }),
  }
  const summary = { comprehensive_score: 82 }
  expect(createReportView(createEvaluation(summary, dimensions))!.message).toBe(
    '底子不错，可以多练练柔韧性和体态，让各项更均衡。',
  )
  expect(createReportView(createEvaluation(summary))!.message).toBe('底子不错，可以多练练较弱的几项，让各项更均衡。')
})

test.for([
  [82, [80, 80, 80, 80, 80, 80], '底子不错，各项也比较均衡。'],
  [78, [65, 65, 65, 65, 65, 65], '底子不错，各项也比较均衡。'],
  [82, [80, 80], '底子不错，可以多练练较弱的几项'],
  [82, [80, 80, 80, 80, 80, 81], '底子不错，可以多练练较弱的几项'],
  [88, [95, 94, 95, 96, 58, 91], '整体在较高水平，可以多练练体态'],
  [88, [88, 88, 88, 88, 88, 88], '各项能力都在较高水平。保持现在的节奏，再慢慢加一点难度。'],
  [94, [99, 99, 69, 99, 99, 99], '整体表现出色，可以多练练柔韧性'],
] as const)('an overall score of %d says of abilities with %j what is so', ([score, given, reported]) => {
  const scores = Object.fromEntries(Object.keys(DIMENSIONS).map((key, index) => [key, given[index]]))
  const { message } = createReportView(createEvaluation({ comprehensive_score: score, ...scores }))!
  expect(message.slice(0, reported.length)).toBe(reported)
})

test.for([
  [75, { title: '运动新人', letter: 'A' }],
  [93.1, { title: '运动大师', letter: 'SSS' }],
  [75.04, { score: '75', title: '运动新人', letter: 'A' }],
  [69.96, { score: '70', letter: 'A' }],
  [60.04, { score: '60', letter: 'C' }],
] as const)('title and letter of an overall score of %d are those of the number that is read', ([score, displayed]) => {
  expect(createReportView(createEvaluation({ comprehensive_score: score }))).toMatchObject(displayed)
})

test('so is the letter of a dimension', () => {
  const getLetter = (score: number) =>
    createReportView(createEvaluation({ comprehensive_score: 80 }, { evaluation_flexibility: createEntry({ score }) }))!
      .dimensions[0]!
  expect(getLetter(59.96)).toMatchObject({ score: '60', letter: 'B' })
  expect(getLetter(99.97)).toMatchObject({ score: '100', letter: 'SSS' })
})

test('six axes; core stability is none of them; what is missing has no score', () => {
  const { axes, time } = createReportView(
    createEvaluation({
      comprehensive_score: 80,
      core_stability: 99,
      flexibility: 71.25,
      body_composition: -1,
      update_time: '2026-11-16 19:24:33',
    }),
  )!
  expect(axes.map(({ name }) => name)).toEqual(Object.values(DIMENSIONS))
  expect(axes.map(({ text }) => text)).toEqual(['-', '-', '71.3', '-', '-', '-'])
  expect(time).toBe('2026-11-16 19:24')
})

test('every dimension and grade has words of its own, calm ones', () => {
  const texts = Object.values(DIMENSION_TEXTS).flatMap(({ grade, knowledge }) => [
    ...Object.values(grade),
    ...knowledge,
  ])
  expect(new Set(texts).size).toBe(6 * 7)
  for (const text of texts) expect(text).not.toMatch(/[!！]|您|肥/)
})

/** Claims that a grade does not support: parts of the body, measurements, feelings, promises. */
const FINDINGS =
  /圆肩|前倾|后倾|中立位|侧弯|指尖|脚尖还|恢复得快|很快恢复|心率就|会喘|酸胀|借力|变形|偏紧|角度|轨迹|达标|左右略|略高|略少|充足|适中|轻微|与示范一致|坚持较久|不吃力/
const PROMISES =
  /就能|会很明显|明显减轻|看到变化|再上一个台阶|才会|一定|保证(?!质量)|必|肯定|放心|会更|会小|更不容易|更安全|[两三\d]个月/

test('no words state a finding that a letter cannot know, or promise an effect', () => {
  for (const { grade, knowledge } of Object.values(DIMENSION_TEXTS))
    for (const text of [...Object.values(grade), ...knowledge]) {
      expect(text).not.toMatch(FINDINGS)
      expect(text.replace('不必', '')).not.toMatch(PROMISES)
    }
  // A low grade says what may be behind it, as a possibility.
  for (const { grade } of Object.values(DIMENSION_TEXTS)) expect(grade.C).toMatch(/可能与.+有关/)
})

test('whatever the service sends, a report or none, never a throw', () => {
  const Entry = optional(object({ score: number, rate: text(8), trend: number, risk_level: number, fullMarks: number }))
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (score, dimension) => {
      const read = {
        evaluation_summary: { comprehensive_score: number.read(score)?.[0], update_time: text().read(dimension)?.[0] },
        evaluation_flexibility: Entry.read(dimension)?.[0],
      }
      const createView = createReportView(read as Evaluation)
      expect(JSON.stringify(createView ?? '')).not.toMatch(/NaN|undefined|Infinity/)
    }),
  )
})

test('beside what was kept of the report before: differences with their signs, unless the service says otherwise', () => {
  const createView = (trend: number | undefined) =>
    createReportView(
      createEvaluation(
        { comprehensive_score: 80, update_time: '2026-11-16 19:24:00', flexibility: 68, posture_posture: 58 },
        {
          evaluation_flexibility: createEntry({ score: 68, trend }),
          evaluation_posture_posture: createEntry({ score: 58, trend: 0 }),
        },
      ),
    )!
  const toNoon = (day: string) => Date.parse(`${day}T12:00:00+08:00`)
  const createAxes = (flexibility: number) => [null, null, [flexibility, flexibility], null, [58, 58], null] as const
  const stored = [
    { at: toNoon('2026-02-07'), axes: createAxes(60) },
    { at: toNoon('2026-07-18'), axes: createAxes(70.5) },
    { at: toNoon('2026-11-17'), axes: createAxes(1) },
  ]
  expect(getLastReport(createView(-1), stored)).toEqual({
    day: '7月18日',
    percents: [0, 0, 70.5, 0, 58, 0],
    changes: ['', '', '−2.5', '', '±0', ''],
  })
  expect(getLastReport(createView(1), stored)).toBeUndefined()
  expect(getLastReport(createView(-1), stored.slice(2))).toBeUndefined()
  expect(getLastReport({ ...createView(-1), at: undefined }, stored)).toBeUndefined()
})
