import { expect, test } from 'vitest'
import { selectAll } from '#scripts/local-service/query.ts'
import { type Loose, startTest } from './ask.ts'

interface SportSession {
  startedAt: string
  sort: number
  courseType: string
  minutes: number
  calorie: number
  weight: number
}

const { db, get, post } = startTest()
const NEW = 'local-token-1003'

const readSessions = (memberNo: string) =>
  selectAll<SportSession>(db, 'SELECT * FROM sport_session WHERE memberNo = ? ORDER BY startedAt', memberNo)
const sessions = readSessions('1001')
const filterSessions = (from: string, to: string, all = sessions) =>
  all.filter(({ startedAt }) => startedAt.slice(0, 10) >= from && startedAt.slice(0, 10) <= to)
const sumRows = (rows: SportSession[], key: 'minutes' | 'calorie' | 'weight') =>
  rows.reduce((sum, row) => sum + row[key], 0)
const getDays = (rows: SportSession[]) => new Set(rows.map(({ startedAt }) => startedAt.slice(0, 10))).size
const getPeriods = async (timeUnit: number, pageNum = 1, pageSize = 1000, token?: string): Promise<Loose[]> =>
  (await post('/api/sportData/user', { timeUnit, pageNum, pageSize }, token)).data.dataList

test.for([
  ['1001', 0],
  ['1001', 1],
  ['1001', 2],
  ['1002', 2],
] as const)('member %s, unit %d: periods follow one another without a gap and sum up the rows', async (row) => {
  const [memberNo, unit] = row
  const all = readSessions(memberNo)
  const list = await getPeriods(unit, 1, 1000, `local-token-${memberNo}`)
  list.forEach((period, index) => {
    const rows = filterSessions(period.startDate, period.endDate, all)
    expect(period).toMatchObject({
      duration: sumRows(rows, 'minutes'),
      calorie: sumRows(rows, 'calorie'),
      weight: sumRows(rows, 'weight'),
      frequency: rows.length,
      days: getDays(rows),
    })
    for (const item of period.itemList) {
      const local = rows.filter(({ sort }) => sort === item.sort)
      expect(item).toMatchObject({
        frequency: local.length,
        duration: sumRows(local, 'minutes'),
        calorie: sumRows(local, 'calorie'),
        weight: sumRows(local, 'weight'),
      })
    }
    const next = list[index + 1]
    if (next) expect(Date.parse(next.startDate) - Date.parse(period.endDate)).toBe(86_400_000)
  })
  expect(list.reduce((sum, { frequency }) => sum + frequency, 0)).toBe(all.length)
})

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
  ['2', '2026-11-09', '2026-11-15', '2026-11-02', '2026-11-08'],
  ['1', '2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
  ['4', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
] as const)('report %s: %s to %s against %s to %s', async ([no, from, to, lastFrom, lastTo]) => {
  const { data } = await getReport(no)
  const [rows, last] = [filterSessions(from, to), filterSessions(lastFrom, lastTo)]
  expect(data).toMatchObject({
    start_date: from,
    end_date: to,
    exercise_total_day: getDays(rows),
    exercise_total_minute: sumRows(rows, 'minutes'),
    exercise_total_consumption: sumRows(rows, 'calorie'),
    last_time_exercise_total_day: getDays(last),
    last_time_exercise_total_minute: sumRows(last, 'minutes'),
    last_time_exercise_total_consumption: sumRows(last, 'calorie'),
    schedule_courses_complete_total: rows.length,
  })
  const sumMinutes = (type: string) =>
    sumRows(
      rows.filter(({ courseType }) => courseType === type),
      'minutes',
    )
  const types = [...new Set(rows.map(({ courseType }) => courseType))].sort((a, b) => sumMinutes(b) - sumMinutes(a))
  expect(data.favorite_course_types.map(sumMinutes)).toEqual(types.slice(0, 2).map(sumMinutes))
})

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
