import { describe, expect, test } from 'vitest'
import { getSegmentPoints, getSegmentReadings } from '#pages/bodyComposition/later.tsx'
import {
  compareWithLast,
  createHead,
  createLevelCards,
  getLastWeight,
  isEmpty,
  type LevelCard,
  type Source,
} from '#pages/bodyComposition/model.ts'
import { parseMeasurement } from '#pages/bodyComposition/use-source.ts'
import { type History, parseFreshMeasurement } from '#shared/api/composition.ts'
import { parseTime } from '#shared/format/dates.ts'
import { formatRange } from '#shared/health/axis.ts'
import type { Body } from '#shared/health/body.ts'

const body: Body = { sex: 'female', age: 29, heightCm: 165 }
const now = Date.parse('2026-08-16T00:12:00Z')
const createReading = (value: number, day: string) => ({ value, measurement_time: `${day} 08:00:00` })

const history = {
  history_weight: [createReading(58.3, '2026-08-10'), createReading(57.8, '2026-08-16')],
  history_visceral_fat_level: [createReading(10, '2026-08-16')],
  history_body_mass_index: [createReading(21.2, '2026-08-16')],
  history_body_fat_percentage: [createReading(28, '2026-08-16')],
  history_skeletal_muscle_weight: [createReading(17.9, '2026-08-16')],
  history_water_content: [createReading(31.4, '2026-08-16')],
  history_bone_mass: [],
  history_sbw: 59.9,
  history_smm_standard: 20,
  history_water_mass_min: 27,
  history_water_mass_max: 32.9,
  history_bone_min: 2,
  history_bone_max: 2.4,
  latest_bodily_form: 5,
  latest_rate: 3,
  latest_score: 86,
  history_left_arm_muscle: [{ muscleOrFatMass: 1.9, muscleOrFatRate: 97.2, rateCode: -1 }],
} as unknown as History

const getCards = (source: Partial<Source>) =>
  Object.fromEntries(createLevelCards({ history, body, now, ...source }).map((card) => [card.measure.key, card]))
const getRangeText = ({ range, measure }: LevelCard) => range && formatRange(range, measure.unit)

describe('from the history', () => {
  test.for([
    ['weight', '57.8', 'std', '50.9–68.9 kg'],
    ['vfr', '10', 'high', '低于 10 级'],
    ['bmi', '21.2', 'std', '18.5–24'],
    ['bodyFat', '28.0', 'high', '18%–28%'],
    ['ssm', '17.9', 'low', '18–22 kg'],
    ['water', '31.4', 'std', '27–32.9 kg'],
    ['bone', '-', undefined, undefined],
  ] as const)('%s: %s, %s', ([key, value, level, range]) => {
    expect(getCards({})[key]).toMatchObject({ value, level })
    expect(getRangeText(getCards({})[key]!)).toBe(range)
  })

  test('bad days and missing values are left out of the trend', () => {
    const spoilt = {
      ...history,
      history_weight: [createReading(50, '2026-02-30'), { value: undefined, measurement_time: '2026-08-01' }],
    }
    const { weight } = getCards({ history: spoilt as History })
    expect([weight!.value, weight!.points()]).toEqual(['-', []])
  })
  test('without the profile nobody’s sex is guessed: no verdict on body fat, the others stay', () => {
    const all = getCards({ body: undefined })
    expect(all.bodyFat).toMatchObject({ value: '28.0', level: undefined, range: undefined, zones: undefined })
    expect(all.weight).toMatchObject({ level: 'std', range: { from: 50.9, below: 68.9 } })
    expect(all.weight!.zones!.map(({ name }) => name)).toEqual(['偏低', '标准', '偏高'])
    expect(all.bmi!.level).toBe('std')
    expect(createHead({ history, now })?.rating?.name).toBe('正常')
  })
  test('without height and standards there are values, no verdicts', () => {
    const bare = {
      ...history,
      history_sbw: undefined,
      history_smm_standard: undefined,
      history_water_mass_min: undefined,
    }
    const all = getCards({ history: bare, body: { sex: 'female' } })
    expect([all.weight!.level, all.ssm!.level, all.water!.level]).toEqual([undefined, undefined, undefined])
    expect(all.weight!.value).toBe('57.8')
  })
  test('under 18 every level, rating and segment is as for everyone', () => {
    const [young, adult] = [17, 29].map((age) => ({ history, now, body: { ...body, age } })) as [Source, Source]
    const getLevels = (source: Source) => createLevelCards(source).map(({ value, level, off }) => [value, level, off])
    expect(getLevels(young)).toEqual(getLevels(adult))
    expect(getLevels(young).some(([, level]) => level)).toBe(true)
    expect(createHead(young)).toEqual(createHead(adult))
    expect(getSegmentReadings('muscle', young)).toEqual(getSegmentReadings('muscle', adult))
  })
})

describe('header', () => {
  test('without a rating the score’s band; without a score nothing, and no dash in its place', () => {
    expect(
      createHead({ history: { ...history, latest_rate: undefined, latest_score: 92 }, body, now })?.rating?.name,
    ).toBe('优秀')
    expect(createHead({ body, now })).toBeUndefined()
    // The score itself, and its own rating.
    const nearly = createHead({ history: { ...history, latest_rate: undefined, latest_score: 69.6 }, body, now })
    expect(nearly).toMatchObject({ score: '69.6', rating: { name: '风险' } })
    const imported = { ...history, latest_score: undefined, latest_rate: undefined, latest_bodily_form: 9 }
    expect(createHead({ history: imported, body, now })).toEqual({
      score: undefined,
      form: { code: 9, name: '超重型', intro: '' },
      rating: undefined,
    })
  })
})

describe('segments', () => {
  test('the service’s verdict wins; what is missing is a dash', () => {
    const readings = getSegmentReadings('muscle', { history, body, now })!
    expect(readings.leftArm).toMatchObject({ mass: '1.9', percent: '97.2%', level: 'low' })
    expect(readings.rightLeg).toEqual({ mass: '-', percent: '-', level: undefined })
    expect(getSegmentReadings('fat', { history, body, now })).toBeUndefined()
  })
})

test.for([
  ['良好', 86, { key: 'normal', name: '良好' }],
  [' 良好 ', undefined, { key: undefined, name: '良好' }],
  ['4', 60, { key: 'excellent', name: '优秀' }],
  [7, 60, { key: 'risk', name: '风险' }],
  ['', 92, { key: 'excellent', name: '优秀' }],
  [{}, undefined, undefined],
] as const)('an overall verdict of %o with a score of %o', ([rate, score, rating]) => {
  const measured = parseFreshMeasurement({ weight: 57.8, rate, score })
  const getMeasuredCards = createHead({ fresh: measured, body, now })?.rating
  expect(getMeasuredCards && { key: getMeasuredCards.key, name: getMeasuredCards.name }).toEqual(rating)
})

describe('a service that sends the newest first', () => {
  const turned = {
    ...history,
    history_weight: [...history.history_weight].reverse(),
    history_left_arm_muscle: [
      { muscleOrFatMass: 2.1, muscleOrFatRate: 99, measurement_time: '2026-08-16 08:00:00' },
      { muscleOrFatMass: 1.9, muscleOrFatRate: 97, measurement_time: '2026-08-10 08:00:00' },
    ],
  } as unknown as History

  test('the newest weight opens the ruler, and the newest segment is shown', () => {
    expect(getSegmentReadings('muscle', { history: turned, body, now })?.leftArm.mass).toBe('2.1')
    expect(getLastWeight({ history: turned, body, now })).toBe(57.8)
    expect(getLastWeight({ history: { ...history, history_weight: [] }, body, now })).toBeUndefined()
    expect(getLastWeight({ body, now })).toBeUndefined()
  })
  test('a segment over time is told from old to new, with the fresh one last', () => {
    const fresh = parseFreshMeasurement({ weight: 57.6, leftArmMuscle: { muscleOrFatMass: 2.2 } })!
    const getArmPoints = (tissue: 'fat' | 'muscle', source: Partial<Source>) =>
      getSegmentPoints('leftArm', tissue, { body, now, ...source }).map(({ value }) => value)
    expect(getArmPoints('muscle', { history: turned })).toEqual([1.9, 2.1])
    expect(getArmPoints('muscle', { history: turned, fresh })).toEqual([1.9, 2.1, 2.2])
    expect(getArmPoints('fat', { history: turned })).toEqual([])
    expect(getArmPoints('muscle', {})).toEqual([])
  })
  test('a part that weighs more than the body, or without a time, is no point', () => {
    const odd = {
      ...turned,
      history_left_arm_muscle: [
        { muscleOrFatMass: 70, measurement_time: '2026-08-16 08:00:00' },
        { muscleOrFatMass: 2, measurement_time: 'soon' },
        { muscleOrFatMass: 9999, measurement_time: '2026-08-10 08:00:00' },
      ],
    } as unknown as History
    expect(getSegmentPoints('leftArm', 'muscle', { history: odd, body, now })).toEqual([])
  })
})

describe('a fresh measurement', () => {
  const fresh = parseFreshMeasurement({
    weight: 57.6,
    bmd: 2.3,
    score: 71,
    bt: 11,
    sbw: 66,
    boneMin: 2.4,
    boneMax: 2.6,
  })
  test('brings its own values and standards and ends the trend, which is oldest first', () => {
    const all = getCards({ fresh })
    expect([all.weight!.value, getRangeText(all.weight!)]).toEqual(['57.6', '56.1–75.9 kg'])
    expect(all.weight!.points()).toEqual([
      { value: 58.3, time: parseTime('2026-08-10 08:00:00') },
      { value: 57.8, time: parseTime('2026-08-16 08:00:00') },
      { value: 57.6, time: now },
    ])
    expect(getCards({ history: undefined, fresh }).weight!.points()).toEqual([{ value: 57.6, time: now }])
    expect(all.bone).toMatchObject({ value: '2.3', level: 'low' })
    expect(all.bodyFat!.value).toBe('-') // not measured this time, though the history has one
    expect(createHead({ history, fresh, body, now })).toMatchObject({
      score: '71',
      form: { name: '紧致型' },
      rating: { name: '警戒' },
    })
  })

  test.for([
    ['as it is', { weight: '57.6' }, 57.6],
    ['in data', { data: { weight: 57.6 } }, 57.6],
    ['without a weight', { bmd: 2.3 }, undefined],
    ['nothing', null, undefined],
    ['text', 'no', undefined],
    ['a list', [], undefined],
  ] as const)('the shell’s answer %s', ([, reply, weight]) => expect(parseFreshMeasurement(reply)?.weight).toBe(weight))
})

test('empty means that no card has a value', () => {
  expect(isEmpty(createLevelCards({ body, now }))).toBe(true)
  expect(isEmpty(createLevelCards({ history, body, now }))).toBe(false)
})

describe('every value is judged as it is shown, against the range as it is shown', () => {
  const getCardsWithHistory = (over: object) => getCards({ history: { ...history, ...over } as History })
  test.for([
    ['vfr', { history_visceral_fat_level: [createReading(9.6, '2026-08-16')] }, '9.6', 'std'],
    ['vfr', { history_visceral_fat_level: [createReading(9.96, '2026-08-16')] }, '10', 'high'],
    ['bmi', { history_body_mass_index: [createReading(23.96, '2026-08-16')] }, '24.0', 'high'],
    ['bodyFat', { history_body_fat_percentage: [createReading(27.96, '2026-08-16')] }, '28.0', 'high'],
    ['weight', { history_weight: [createReading(50.915, '2026-08-16')] }, '50.9', 'std'],
    ['weight', { history_weight: [createReading(50.84, '2026-08-16')] }, '50.8', 'low'],
  ] as const)('%s of %o', ([key, over, value, level]) =>
    expect(getCardsWithHistory(over)[key]).toMatchObject({ value, level }),
  )

  test('a BMI goes by its own value, whatever height and weight say', () => {
    const over = {
      history_weight: [createReading(69.3, '2026-08-16')],
      history_body_mass_index: [createReading(24, '2026-08-16')],
    }
    for (const heightCm of [150, 170, 190]) {
      const tall = { history: { ...history, ...over } as History, body: { ...body, heightCm } }
      expect(getCards(tall).bmi).toMatchObject({ value: '24.0', level: 'high' })
    }
  })
  test('a part that is heavier than the body was not measured', () => {
    const all = getCardsWithHistory({
      history_water_content: [createReading(58.2, '2026-08-16')],
      history_bone_mass: [createReading(60, '2026-08-16')],
    })
    expect([all.water!.value, all.bone!.value]).toEqual(['-', '-'])
  })
})

describe('water and muscle of a fresh measurement', () => {
  const getMeasuredCards = (reply: object) => {
    const { water, ssm } = getCards({ fresh: parseMeasurement({ weight: 57.8, ...reply }) })
    // Muscle as a whole is held against no standard of skeletal muscle.
    if (ssm!.measure.name === '肌肉量') expect(ssm).toMatchObject({ level: undefined, zones: undefined })
    return [water!.value, water!.level, ssm!.measure.name, ssm!.value]
  }
  test.for([
    ['percent become kg', { moisture: 54.3, muscle: 45 }, ['31.4', 'std', '肌肉量', '26.0']],
    ['water_content of the shell is percent', { water_content: 55.2 }, ['31.9', 'std', '骨骼肌', '-']],
    ['a mass that its field says', { water_mass: 31.2, moisture: 10 }, ['31.2', 'std', '骨骼肌', '-']],
    ['which is not above the weight', { water_mass: 60, moisture: 54.3 }, ['31.4', 'std', '骨骼肌', '-']],
    ['nor is it a percentage above 100', { water_content: 120 }, ['-', undefined, '骨骼肌', '-']],
    ['skeletal muscle as measured', { skeletal_muscle_weight: 20, muscle: 70 }, ['-', undefined, '骨骼肌', '20.0']],
    ['but never above the weight', { skeletal_muscle_weight: 70, muscle: 70 }, ['-', undefined, '肌肉量', '40.5']],
  ] as const)('%s', ([, reply, expected]) => expect(getMeasuredCards(reply)).toEqual(expected))
})

const odd: Source = {
  history: {
    ...history,
    history_weight: [createReading(58.3, '2026-08-10'), createReading(57.8, '2026-08-14')],
    history_body_fat_percentage: [createReading(29.2, '2026-08-14')],
    history_skeletal_muscle_weight: [createReading(17.6, '2026-08-14')],
    history_water_content: [],
  } as unknown as History,
  body,
  now,
}

test('the seven cards keep their order, whatever their level; what is out of its range says by how much', () => {
  const getCards = createLevelCards(odd)
  expect(getCards.map(({ measure, off }) => [measure.key, off])).toEqual([
    ['weight', undefined],
    ['vfr', '超标准 0.1 级'],
    ['bmi', undefined],
    ['bodyFat', '超标准 1.2 个百分点'],
    ['ssm', '低于标准 0.4 kg'],
    ['water', undefined],
    ['bone', undefined],
  ])
})

test('a fresh measurement is compared with the one before', () => {
  const fresh = parseFreshMeasurement({ weight: 57.4, body_fat_percentage: 29.2 })!
  const since = compareWithLast({ ...odd, fresh })!
  expect(since.day).toBe('8月14日')
  expect(compareWithLast({ ...odd, fresh, now: odd.now + 365 * 86_400_000 })!.day).toMatch(/^\d{4}年8月14日$/)
  expect(since.changes.map(({ name, by }) => [name, by.toFixed(1)])).toEqual([
    ['体重', '-0.4'],
    ['体脂率', '0.0'],
  ])
  const history = {
    ...odd.history!,
    history_weight: [createReading(57.8, '2026-08-14'), createReading(57.6, '2026-08-15')],
  }
  const byHand = compareWithLast({ ...odd, history, fresh })!
  expect([byHand.day, ...byHand.changes.map(({ name, by }) => name + by.toFixed(1))]).toEqual(['8月15日', '体重-0.2'])
  // 57.5 after 57.8, as both are shown, though they are 0.24 apart.
  const finer = compareWithLast({
    ...odd,
    history: { ...history, history_weight: [createReading(57.75, '2026-08-15')] },
    fresh: { ...fresh, weight: 57.51 },
  })!
  expect(finer.changes.map(({ by }) => by.toFixed(1))).toEqual(['-0.3'])
})

test('nothing to compare: no fresh measurement, or none before', () => {
  const fresh = parseFreshMeasurement({ weight: 57.4 })!
  expect(compareWithLast(odd)).toBeUndefined()
  expect(compareWithLast({ ...odd, fresh, history: { ...odd.history!, history_weight: [] } })).toBeUndefined()
  expect(compareWithLast({ fresh, now })).toBeUndefined()
})
