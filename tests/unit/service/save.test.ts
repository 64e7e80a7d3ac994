import { expect, test } from 'vitest'
import { startTest } from './ask.ts'

const SAVE = '/api/app/homepage/v1/saveBodyMeasurement'
/** What the page of pending records asks for. */
const ALL = { pageSize: 100_000, pageNum: 0 }
const HISTORY = '/api/app/homepage/v1/getHistoryBodyMeasurements?entry=0'
const DETAIL = '/api/user-scale/v1/fitnessData'
const LIST = '/api/user-scale/v1/record/list'
const CONFIRM = '/api/user-scale/v1/record/confirm'
const DISCARD = '/api/user-scale/v1/record/delete'
const MINE = 'R1001-20261120-0812'

const createSegment = (muscleOrFatMass: number, muscleOrFatRate: number) => ({
  muscleOrFatMass,
  muscleOrFatRate,
  rateCode: 0,
})
const FIGURE = {
  leftArm: createSegment(0.8, 96.4),
  leftArmMuscle: createSegment(1.9, 97.2),
  rightArm: createSegment(0.7, 78.5),
  rightArmMuscle: createSegment(2, 98.8),
  allBody: createSegment(7.6, 168.2),
  allBodyMuscle: createSegment(18.4, 103.5),
  leftLeg: createSegment(2.5, 112),
  leftLegMuscle: createSegment(6.6, 82.3),
  rightLeg: createSegment(2.4, 108.7),
  rightLegMuscle: createSegment(6.9, 89.6),
}
const PAYLOAD = {
  ...FIGURE,
  basal_metabolic_rate: 1268,
  bmd: 2.3,
  body_fat_percentage: 25.6,
  body_mass_index: 21.2,
  boneMax: 2.6,
  boneMin: 2.1,
  bt: 5,
  rate: '良好',
  sbw: 59.9,
  score: 86,
  skeletal_muscle_weight: 22.6,
  smmStandard: 22.9,
  visceral_fat_level: 4,
  waterMassMax: 34.7,
  waterMassMin: 26,
  water_content: 31.4,
  weight: 57.8,
}

test('a saved measurement is the newest record, in history, analysis and with its own standards', async () => {
  const { post } = startTest()
  const saved = await post(SAVE, PAYLOAD)
  expect(saved).toMatchObject({ code: 0, msg: '保存成功', data: { no: 'R1001-20261120-0912' } })
  const detail = (await post(DETAIL)).data
  expect(detail).toMatchObject({ no: saved.data.no, scaleType: 0, weight: 57.8, score: 86, bt: '匀称型' })
  expect(detail.date).toBe('2026-11-20 09:12:00')
  expect([detail.bmr.value, detail.bwp.value, detail.fatMass.value, detail.muscleMass.value]).toEqual([
    1268, 54.3, 14.8, 40.7,
  ])
  expect(detail.leftLegMuscle).toEqual({ muscleOrFatMass: 6.6, muscleOrFatRate: 82.3, rateCode: -1 })
  expect(detail.allBody.rateCode).toBe(1)
  const history = (await post(HISTORY)).data
  expect(history.history_water_content[89]).toEqual({ value: 31.4, measurement_time: '2026-11-20 09:12:00' })
  expect(history).toMatchObject({
    history_bone_min: 2.1,
    history_bone_max: 2.6,
    history_smm_standard: 22.9,
    latest_score: 86,
  })
})

test.for([
  [{}, '缺少 weight'],
  [{ weight: 0 }, '体重不能小于 10'],
  [{ weight: 'heavy' }, '体重须为数字'],
  [{ weight: '58' }, '体重须为数字'],
  [{ weight: 58, body_fat_percentage: -1 }, '体脂率不能小于 0'],
  [{ weight: 58, bt: 12 }, '身体类型代码不能大于 11'],
  [{ weight: 58, leftArm: { muscleOrFatMass: 1, muscleOrFatRate: 1001 } }, '占标准值的百分比不能大于 1000'],
  [{ weight: 58, skeletal_muscle_weight: 58.1 }, '身体的一部分不能重于体重'],
  [{ weight: 58, water_content: 58.1 }, '身体的一部分不能重于体重'],
  [{ weight: 58, bmd: 20.1 }, '骨量不能大于 20'],
  [{ weight: 19, bmd: 19.1 }, '身体的一部分不能重于体重'],
  [{ weight: 58, rightLegMuscle: createSegment(58.1, 99) }, '身体的一部分不能重于体重'],
] as const)('payload %o is refused: %s', async ([payload, reason]) => {
  const { db, post } = startTest()
  const countRecords = () => db.prepare('SELECT count(*) AS count FROM scale_record').get()
  const before = countRecords()
  expect(await post(SAVE, payload)).toMatchObject({ status: 400, msg: `参数有误：${reason}` })
  expect(countRecords()).toEqual(before)
})

test('a confirmed record is counted: list, detail, analysis, whole', async () => {
  const { get, post } = startTest()
  expect(await post(CONFIRM, { no: MINE })).toMatchObject({ code: 0, msg: '已确认', data: null })
  expect((await post(LIST, ALL)).data.records.map(({ no }: { no: string }) => no)).not.toContain(MINE)
  const { recordList } = (await get('/api/user-scale/v1/list')).data
  expect(recordList[recordList.length - 1]).toEqual({ date: '2026-11-20', no: MINE })
  const detail = (await post(DETAIL)).data
  expect(detail).toMatchObject({ no: MINE, weight: 57.8, unconfirmedCount: 2, scaleType: 0, bodyFat: { value: 25.6 } })
  expect(detail.leftLegMuscle.muscleOrFatMass).toBeGreaterThan(0)
  expect((await post('/api/user-scale/v2/data', { type: 2, dimension: 0 })).data.items[0]).toMatchObject({
    value: 25.6,
    weight: 57.8,
  })
})

test.for([
  [CONFIRM, CONFIRM],
  [CONFIRM, DISCARD],
  [DISCARD, CONFIRM],
  [DISCARD, DISCARD],
] as const)('%s then %s: each record is settled once', async ([first, second]) => {
  const { db, post } = startTest()
  const readStatus = () => db.prepare('SELECT status FROM scale_record WHERE no = ?').get(MINE)
  await post(first, { no: MINE })
  const settled = readStatus()
  expect(await post(second, { no: MINE })).toMatchObject({ status: 200, code: 1002, msg: '该记录已处理', data: null })
  expect(readStatus()).toEqual(settled)
})

test.for([CONFIRM, DISCARD])('%s: unknown, somebody else’s, and history stay as they are', async (path) => {
  const { post } = startTest()
  expect(await post(path, { no: 'R9' })).toMatchObject({ code: 404, msg: '记录不存在' })
  expect(await post(path, { no: MINE }, 'local-token-1002')).toMatchObject({ code: 404, msg: '记录不存在' })
  expect(await post(path, { no: 'R1001-20261119-0735' })).toMatchObject({ code: 1002, msg: '该记录已处理' })
})
