// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest'
import { fetchData } from '#shared/api/client.ts'
import { fetchQuery } from '#shared/api/query.ts'
import { RECORD_DATES_QUERY, readLatestRecord } from '#shared/api/record-dates.ts'
import { BodyFatRecord, createRecordQuery } from '#shared/api/scale.ts'
import { PENDING_QUERY } from '#shared/api/scale-pending.ts'

/** The next request is answered with this data; returns what was sent. */
function stubReply(data: unknown) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ code: 0, msg: '', data }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
afterEach(() => vi.unstubAllGlobals())

test('the latest record is asked for without a number, another one by it', async () => {
  const fetch = stubReply({})
  await fetchQuery(createRecordQuery(''))
  await fetchQuery(createRecordQuery('R1'))
  expect(fetch.mock.calls.map(([url]) => url.replace(/^.*\/api/, '/api'))).toEqual([
    '/api/user-scale/v1/fitnessData',
    '/api/user-scale/v1/fitnessData?no=R1',
  ])
})

test('a record with numbers as text, spoilt parts and unknown keys', async () => {
  stubReply({
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
  const createRecord = await fetchQuery(createRecordQuery(''))
  expect(createRecord).toMatchObject({ no: '12', scaleType: 0, weight: 58.2, unconfirmedCount: 3, bt: '5' })
  expect(createRecord.targetWeight).toBeUndefined()
  expect(createRecord.bmi).toEqual({ value: 21.4, trend: -1, changeValue: undefined, rateCode: undefined })
  expect(createRecord.bodyFat).toBeUndefined()
  expect(createRecord.weightStandard?.weightMin).toBe(40)
  expect(createRecord).not.toHaveProperty('innerHTML')
  stubReply(null)
  expect((await fetchQuery(createRecordQuery(''))).weight).toBeUndefined()
})

test('items that nobody could act on are left out', async () => {
  stubReply({ recordList: [{ date: '2026-11-19', no: 'R1' }, { date: '2026-11-20' }, null, { no: '../x', date: 'y' }] })
  expect(await fetchQuery(RECORD_DATES_QUERY)).toEqual([{ date: '2026-11-19', no: 'R1' }])
  const fetch = stubReply({
    records: [{ no: 7, weight: '57.8', bfp: 25.6, time: '2026-11-20 08:12:00' }, { weight: 3 }],
  })
  expect(await fetchQuery(PENDING_QUERY)).toEqual([{ no: '7', weight: 57.8, bfp: 25.6, time: '2026-11-20 08:12:00' }])
  // All of it is requested at once.
  expect(JSON.parse(String(fetch.mock.calls[0]![1].body))).toEqual({ pageSize: 100_000, pageNum: 0 })
})

const DATES = {
  recordList: [
    { date: '2026-11-18', no: 'R1' },
    { date: '2026-11-19', no: 'R3' },
    { date: '2026-11-19', no: 'R2' },
  ],
}
const createRecord = (no: string) => ({ code: 0, data: { no, weight: 57.8 } })

/** What a service answers without a number; what is shown; what it was asked. */
test.for([
  ['a record', { code: 0, data: { no: 'R9', weight: 58 } }, 'R9', ['']],
  ['a refusal', { code: 1001, msg: '缺少 no', data: null }, 'R2', ['', 'list', 'R2']],
  ['HTTP 400', 400, 'R2', ['', 'list', 'R2']],
  ['HTTP 500, twice', 500, 'R2', ['', '', 'list', 'R2']],
  ['no record', { code: 0, data: null }, 'R2', ['', 'list', 'R2']],
] as const)(
  'the latest record, where the service answers %s to a request without a number',
  async ([, first, displayed, asks]) => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (input: string | Request) => {
      const url = new URL(input instanceof Request ? input.url : input, 'https://h5.example.com')
      const no = url.pathname.endsWith('/list') ? 'list' : (url.searchParams.get('no') ?? '')
      asked.push(no)
      if (no === 'list') return Response.json({ code: 0, data: DATES })
      if (no) return Response.json(createRecord(no))
      return typeof first === 'number' ? new Response('{}', { status: first }) : Response.json(first)
    })
    expect(await readLatestRecord(BodyFatRecord, fetchData)).toMatchObject({ no: displayed })
    expect(asked).toEqual(asks)
  },
)

test('who has never measured has no latest record, and that is no failure', async () => {
  vi.stubGlobal('fetch', async (input: string) =>
    Response.json({ code: 0, data: input.includes('list') ? { recordList: [] } : { unconfirmedCount: 2 } }),
  )
  expect(await readLatestRecord(BodyFatRecord, fetchData)).toMatchObject({ unconfirmedCount: 2 })
})

test('a service that refuses and has no list keeps its reason', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 1003, msg: '暂无权限', data: null }))
  await expect(readLatestRecord(BodyFatRecord, fetchData)).rejects.toThrow('暂无权限')
})
