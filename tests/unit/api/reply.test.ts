// @vitest-environment happy-dom

import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { COLUMNS_QUERY } from '#shared/api/column.ts'
import { parseMemberNo } from '#shared/api/member-no.ts'
import { fetchQuery } from '#shared/api/query.ts'
import { getHeaders, parseEnvelope, parseJson } from '#shared/api/reply.ts'
import { PENDING_QUERY, settleRecord } from '#shared/api/scale-pending.ts'
import { mutate } from '#shared/api/send-request.ts'

afterEach(() => vi.unstubAllGlobals())

/** The reply's text → the ids as they must arrive. */
test.for([
  ['[1745612398745612345]', ['1745612398745612345']],
  ['[1745612398745612345,1745612398745612346]', ['1745612398745612345', '1745612398745612346']],
  ['[9007199254740993]', ['9007199254740993']],
  ['[9007199254740991]', [9_007_199_254_740_991]],
  ['[-1745612398745612345]', ['-1745612398745612345']],
  [
    '[123456789012345678901234567890123456789012345678901234567890]',
    ['123456789012345678901234567890123456789012345678901234567890'],
  ],
  ['[ 1745612398745612345\n, "1745612398745612345" ]', ['1745612398745612345', '1745612398745612345']],
  ['[1.745612398745612345E18]', ['1745612398745612345']],
  ['[1.745612398745612345e+18]', ['1745612398745612345']],
  ['[1745612398745612345.0]', ['1745612398745612345']],
  ['["no 1745612398745612345 \\" 1745612398745612345"]', ['no 1745612398745612345 " 1745612398745612345']],
  ['["\\\\",1745612398745612345]', ['\\', '1745612398745612345']],
  ['[54.29999923706055, 0.1234567890123456789]', [54.299_999_237_060_55, 0.123_456_789_012_345_68]],
  ['[1e-20, 1693497600000, 0]', [1e-20, 1_693_497_600_000, 0]],
] as const)('%s is read as %j', ([text, values]) => expect(parseJson(text)).toEqual(values))

test('any JSON without such numbers is read as the engine reads it', () => {
  const texts = fc.json().filter((text) => !/\d{16}|\de\+/.test(text.replace(/\.\d+(?!\d*e)/g, '')))
  fc.assert(
    fc.property(texts, (text) => {
      expect(parseJson(text)).toEqual(JSON.parse(text))
    }),
  )
})

const sent: string[] = []
const createReply = (data: string) => async (request: string | Request) => {
  if (request instanceof Request) sent.push(await request.text())
  return new Response(`{"code":0,"msg":"ok","data":${data}}`)
}

test('records with long numbers are confirmed by their own number', async () => {
  vi.stubGlobal(
    'fetch',
    createReply('{"records":[{"no":1745612398745612345,"weight":57.8},{"no":1745612398745612346}]}'),
  )
  const records = await fetchQuery(PENDING_QUERY)
  expect(records.map(({ no }) => no)).toEqual(['1745612398745612345', '1745612398745612346'])
  await mutate(settleRecord, { no: records[0]!.no, decision: 'confirm' }, { token: 'T' })
  expect(sent).toEqual(['{"no":"1745612398745612345"}'])
})

test('columns with long numbers stay three', async () => {
  vi.stubGlobal(
    'fetch',
    createReply('{"records":[{"id":1745612398745612345},{"id":1745612398745612346},{"id":1745612398745612347}]}'),
  )
  expect(new Set((await fetchQuery(COLUMNS_QUERY)).map(({ id }) => id)).size).toBe(3)
})

test('members are told apart by the last digit of a long number', () => {
  const readMemberNo = (digits: string) => parseMemberNo(parseEnvelope(`{"code":0,"data":{"no":${digits}}}`)?.data)
  expect(readMemberNo('1745612398745612345')).toBe('1745612398745612345')
  expect(readMemberNo('1745612398745612346')).toBe('1745612398745612346')
})

test('a service may have another code of success and a scheme before the token', async () => {
  vi.resetModules()
  vi.doMock('#shared/core/config.ts', async (original) => ({
    ...(await original<object>()),
    SUCCESS_CODE: 200,
    AUTHORIZATION_SCHEME: 'Bearer ',
  }))
  const other = await import('#shared/api/reply.ts')
  vi.doUnmock('#shared/core/config.ts')
  expect(other.parseEnvelope('{"code":200}')!.code).toBe(0)
  expect(other.parseEnvelope('{"code":0}')!.code).not.toBe(0)
  expect(other.parseEnvelope('{"code":404}')!.code).toBe(404)
  const call = { method: 'GET', path: 'api' } as const
  expect(other.getHeaders(call, 'T').authorization).toBe('Bearer T')
  expect(getHeaders(call, 'T').authorization).toBe('T')
})
