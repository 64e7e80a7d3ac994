import { expect, test } from 'vitest'
import { type Loose, startTest } from './ask.ts'

const { get, post } = startTest()
const NEW = 'local-token-1003'

const getPeriods = async (timeUnit: number): Promise<Loose[]> =>
  (await post('/api/sportData/user', { timeUnit, pageNum: 1, pageSize: 1000 })).data.dataList

test('weeks run Monday to Sunday, months from the first to the last', async () => {
  for (const { startDate } of await getPeriods(1)) expect(new Date(startDate).getUTCDay()).toBe(1)
  const months = await getPeriods(2)
  expect(months).toHaveLength(15)
  expect(months.find(({ startDate }) => startDate === '2026-02-01').endDate).toBe('2026-02-28')
})

const PAGE = { pageNum: 1, pageSize: 52 }

test('nothing exercised: no periods; a bad unit is refused', async () => {
  expect((await post('/api/sportData/user', { ...PAGE, timeUnit: 0 }, NEW)).data).toEqual({ dataList: [] })
  expect(await post('/api/sportData/user', { ...PAGE, timeUnit: 3 })).toMatchObject({
    status: 400,
    msg: '参数有误：时间单位不正确',
  })
  expect((await post('/api/sportData/user', { timeUnit: 0 }, '')).status).toBe(401)
})

const getReport = (no: string, token?: string) =>
  post('/api/app/personal_center/v1/getUserExerciseReportDetails', { no }, token)

test.for([
  ['2', '3', null],
  ['3', '6', '2'],
  ['5', null, '6'],
  ['1', '4', null],
  ['4', null, '1'],
] as const)('report %s stands between %s and %s of its kind', async ([no, previous, next]) => {
  expect((await getReport(no)).data).toMatchObject({ previous_report_no: previous, next_report_no: next })
})

test("no report: unknown, or another member's first day", async () => {
  expect(await getReport('99')).toMatchObject({ code: 404, msg: '报告不存在或已失效' })
  expect(await getReport('2', NEW)).toMatchObject({ code: 404 })
  expect(await getReport('../x')).toMatchObject({ status: 400 })
})

const EVALUATION = '/api/device/ability_evaluation/v1/getEvaluationV2'

test('ability report: the latest, one by its number, trends against the one before', async () => {
  const { data } = await get(EVALUATION)
  expect(data.evaluation_summary).toMatchObject({
    comprehensive_score: 82,
    exceeding_same_person_percentage: 78,
    update_time: '2026-11-16 19:24:00',
    core_stability: 73,
  })
  expect(data.evaluation_cardiorespiratory_capacity).toEqual({
    score: 84,
    fullMarks: 100,
    rate: 'S',
    trend: 1,
    risk_level: 1,
  })
  expect(data.evaluation_flexibility.trend).toBe(-1)
  expect(data.evaluation_posture_posture).toMatchObject({ trend: 0, rate: 'C', risk_level: 3 })
  expect((await get(`${EVALUATION}?reportId=E1001-1`)).data.evaluation_flexibility.trend).toBeNull()
})

test('points are part of the profile, and no call of their own', async () => {
  expect((await get('/api/user/profile')).data.points).toBe(1280)
  expect((await get('/api/user/profile', NEW)).data.points).toBe(0)
  expect((await get('/api/user/points')).status).toBe(404)
})
