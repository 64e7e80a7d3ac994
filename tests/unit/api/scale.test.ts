// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { listRecordDates, readRecord } from '#shared/api/scale.ts'
import { listPending } from '#shared/api/scale-pending.ts'

const signal = new AbortController().signal

/** The next request is answered with this data; returns what was sent. */
function answer(data: unknown) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ code: 0, msg: '', data }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
afterEach(() => vi.unstubAllGlobals())

test('the latest record is asked for without a number, another one by it', async () => {
  const fetch = answer({})
  await readRecord('', signal)
  await readRecord('R1', signal)
  expect(fetch.mock.calls.map(([url]) => url.replace(/^.*\/api/, '/api'))).toEqual([
    '/api/user-scale/v1/fitnessData',
    '/api/user-scale/v1/fitnessData?no=R1',
  ])
})

test('a record with numbers as text, spoilt parts and unknown keys', async () => {
  answer({
    no: 12,
    scaleType: '0',
    weight: '58.2',
    targetWeight: null,
    unconfirmedCount: '3',
    bt: 5,
    bmi: { value: '21.4', trend: -1, rateCode: 'x' },
    bodyFat: 'none',
    weightStandard: { weightMin: 40 },
    innerHTML: '<b>',
  })
  const record = await readRecord('', signal)
  expect(record).toMatchObject({ no: '12', scaleType: 0, weight: 58.2, unconfirmedCount: 3, bt: '5' })
  expect(record.targetWeight).toBeUndefined()
  expect(record.bmi).toEqual({ value: 21.4, trend: -1, changeValue: undefined, rateCode: undefined })
  expect(record.bodyFat).toBeUndefined()
  expect(record.weightStandard?.weightMin).toBe(40)
  expect(record).not.toHaveProperty('innerHTML')
  answer(null)
  expect((await readRecord('', signal)).weight).toBeUndefined()
})

test('items that nobody could act on are left out', async () => {
  answer({ recordList: [{ date: '2026-11-19', no: 'R1' }, { date: '2026-11-20' }, null, { no: '../x', date: 'y' }] })
  expect(await listRecordDates(signal)).toEqual([{ date: '2026-11-19', no: 'R1' }])
  const fetch = answer({ records: [{ no: 7, weight: '57.8', bfp: 25.6, time: '2026-11-20 08:12:00' }, { weight: 3 }] })
  expect(await listPending(signal)).toEqual([{ no: '7', weight: 57.8, bfp: 25.6, time: '2026-11-20 08:12:00' }])
  // It is asked for as a whole.
  expect(JSON.parse(String(fetch.mock.calls[0]![1].body))).toEqual({ pageSize: 100_000, pageNum: 0 })
})
