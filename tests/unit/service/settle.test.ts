import { expect, test } from 'vitest'
import { startTest } from './ask.ts'

const LIST = '/api/user-scale/v1/record/list'
const CONFIRM = '/api/user-scale/v1/record/confirm'
const DISCARD = '/api/user-scale/v1/record/delete'
const DETAIL = '/api/user-scale/v1/fitnessData'
const MINE = 'R1001-20261120-0812'
const FAMILY = 'R1001-20261119-2140'

test('pending records, newest first, paged from 0', async () => {
  const { post } = startTest()
  const all = (await post(LIST, { pageSize: 100000, pageNum: 0 })).data
  expect(all.total).toBe(3)
  expect(all.records).toEqual([
    { no: MINE, weight: 57.8, bfp: 25.6, time: '2026-11-20 08:12:00' },
    { no: FAMILY, weight: 71.4, bfp: 18.9, time: '2026-11-19 21:40:00' },
    { no: 'R1001-20261118-0758', weight: 58.1, bfp: 25.9, time: '2026-11-18 07:58:00' },
  ])
  expect((await post(LIST, { pageSize: 2, pageNum: 1 })).data.records).toEqual(all.records.slice(2))
  expect((await post(LIST, {}, 'local-token-1002')).data).toEqual({ total: 0, records: [] })
  expect((await post(LIST, { pageSize: 0 })).status).toBe(400)
})

test('a confirmed record is counted: list, detail, analysis, whole', async () => {
  const { get, post } = startTest()
  expect(await post(CONFIRM, { no: MINE })).toMatchObject({ code: 0, msg: '已确认', data: null })
  expect((await post(LIST)).data.records.map(({ no }: { no: string }) => no)).not.toContain(MINE)
  const { recordList } = (await get('/api/user-scale/v1/list')).data
  expect(recordList[recordList.length - 1]).toEqual({ date: '2026-11-20', no: MINE })
  const detail = (await post(DETAIL)).data
  expect(detail).toMatchObject({ no: MINE, weight: 57.8, unconfirmedCount: 2, scaleType: 0, bodyFat: { value: 25.6 } })
  expect(detail.leftLegMuscle.muscleOrFatMass).toBeGreaterThan(0)
  expect((await post('/api/user-scale/v2/data', { type: 2 })).data.items[0]).toMatchObject({
    value: 25.6,
    weight: 57.8,
  })
})

test('a discarded record is gone', async () => {
  const { get, post } = startTest()
  expect(await post(DISCARD, { no: FAMILY })).toMatchObject({ code: 0, msg: '已删除' })
  expect((await post(LIST)).data.total).toBe(2)
  expect((await get('/api/user-scale/v1/list')).data.recordList.map(({ no }: { no: string }) => no)).not.toContain(
    FAMILY,
  )
})

test.for([
  [CONFIRM, CONFIRM],
  [CONFIRM, DISCARD],
  [DISCARD, CONFIRM],
  [DISCARD, DISCARD],
] as const)('%s then %s: each record is settled once', async ([first, second]) => {
  const { db, post } = startTest()
  const status = () => db.prepare('SELECT status FROM scale_record WHERE no = ?').get(MINE)
  await post(first, { no: MINE })
  const settled = status()
  expect(await post(second, { no: MINE })).toMatchObject({ status: 200, code: 1002, msg: '该记录已处理', data: null })
  expect(status()).toEqual(settled)
})

test('two taps at once: one wins', async () => {
  const { post } = startTest()
  const replies = await Promise.all([
    post(CONFIRM, { no: MINE }),
    post(CONFIRM, { no: MINE }),
    post(DISCARD, { no: MINE }),
  ])
  expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
})

test.for([CONFIRM, DISCARD])('%s: unknown, somebody else’s, and history stay as they are', async (path) => {
  const { post } = startTest()
  expect(await post(path, { no: 'R9' })).toMatchObject({ code: 1001, msg: '记录不存在' })
  expect(await post(path, { no: MINE }, 'local-token-1002')).toMatchObject({ code: 1001, msg: '记录不存在' })
  expect(await post(path, { no: 'R1001-20261119-0735' })).toMatchObject({ code: 1002, msg: '该记录已处理' })
})
