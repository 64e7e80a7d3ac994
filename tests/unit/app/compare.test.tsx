// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { History } from '#shared/api/composition.ts'
import {
  CompareRows,
  CompareSegments,
  createOptions,
  getPairNames,
  getSegmentsAtTime,
} from '#shared/features/compare/compare-sheet.tsx'
import { parseTime } from '#shared/format/dates.ts'
import { compareRecords } from '#shared/health/compare.ts'
import { renderView, setStage } from '#tests/unit/ui/render.ts'

setStage()
const [T1, T2] = ['2026-05-01 08:00:00', '2026-05-02 08:00:00']
const createSegment = (measurement_time: string, muscleOrFatMass: number) => ({
  measurement_time,
  muscleOrFatMass,
  muscleOrFatRate: 96,
  rateCode: 0,
})
const [history] = History.read({ history_left_arm_muscle: [createSegment(T1, 1.9), createSegment(T2, 2.1)] })!
const createRecord = (time: string, weight: number) => ({ time: parseTime(time)!, values: { weight } })
const woman = { sex: 'female', age: 29, heightCm: 165 } as const

test('a change stands beside both values, without a verdict: it is that of two single readings', async () => {
  const rows = compareRecords(createRecord(T1, 60), createRecord(T2, 58), woman)
  await renderView(<CompareRows rows={rows} names={['5月1日', '5月2日']} />)
  expect(document.body.textContent).toBe('指标5月1日5月2日变化体重kg60.0优秀58.0正常2.0')
  expect([...document.querySelectorAll('svg[aria-label]')].map((item) => item.getAttribute('aria-label'))).toEqual([
    '下降',
  ])
})

test('of several weigh-ins of a minute the choice tells the seconds, of a second the weight; others it calls by the minute', () => {
  const records = [
    createRecord('2026-04-02 08:00:05', 61),
    createRecord('2026-05-01 08:00:00', 60),
    createRecord('2026-05-02 08:00:05', 60),
    createRecord('2026-05-02 08:00:40', 60.2),
    createRecord('2026-05-02 08:00:40', 60.4),
    createRecord('2026-05-02 21:00:00', 60.1),
  ]
  const options = createOptions(records)
  expect(options.map(({ text }) => text)).toEqual([
    '2日 08:00',
    '1日 08:00',
    '2日 08:00:05',
    '2日 08:00:40 60.2 kg',
    '2日 08:00:40 60.4 kg',
    '2日 21:00',
  ])
  expect(getPairNames(records, options, [1, 2])).toEqual(['5月1日', '5月2日'])
  expect(getPairNames(records, options, [2, 5])).toEqual(['2日 08:00:05', '2日 21:00'])
  const old = [createRecord('2025-05-02 08:00:00', 60), ...records]
  expect(getPairNames(old, createOptions(old), [0, 1])).toEqual(['2025年5月2日', '2026年4月2日'])
})

test('parts of the body belong to their own measurement; a mass above the weight is none', () => {
  const getSegments = (time: string, weightKg = 60) =>
    getSegmentsAtTime(history!, 'muscle', { time: parseTime(time)!, weightKg })
  expect(getSegments(T1)!.readings.leftArm).toEqual({ mass: '1.9', percent: '96.0%', level: 'std' })
  expect(getSegments(T2)!.kg).toEqual({ leftArm: 2.1 })
  expect(getSegments(T1, 1)).toBeUndefined()
  expect(getSegments('2026-05-03 08:00:00')).toBeUndefined()
  const [odd] = History.read({ history_left_arm_muscle: [{ ...createSegment(T1, 1.9), muscleOrFatRate: 9999 }] })!
  const found = getSegmentsAtTime(odd!, 'muscle', { time: parseTime(T1)!, weightKg: 60 })!
  expect(found.readings.leftArm).toEqual({ mass: '1.9', percent: '-', level: undefined })
})

test('two figures and what differs; without segments nothing', async () => {
  const pair = [createRecord(T1, 60), createRecord(T2, 60)] as const
  await renderView(<CompareSegments pair={pair} names={['5月1日', '5月2日']} history={history!} body={woman} />)
  expect(document.querySelectorAll('figure')).toHaveLength(2)
  expect(document.querySelector('dl')!.textContent).toBe('左上肢0.2 kg')
  document.body.replaceChildren()
  const none = [createRecord('2026-06-01', 60), createRecord('2026-06-02', 60)] as const
  await renderView(<CompareSegments pair={none} names={['a', 'b']} history={history!} body={woman} />)
  expect(document.querySelectorAll('figure')).toHaveLength(0)
})
