// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import type { Call } from '#shared/api/call.ts'
import { fetchData } from '#shared/api/client.ts'
import { anything } from '#shared/api/fields.ts'
import { mutate } from '#shared/api/send-request.ts'
import { pageGlobals } from '#shared/core/page-globals.ts'
import { type Answer, failRequest, service, setService, skipPauses } from './replies.ts'

const detail: Call = { method: 'GET', path: 'api/detail', query: { no: 'R1' } }
const confirm: Call = { method: 'POST', path: 'api/confirm', body: { no: 'R1' } }
const createAnswer =
  (body: string, status = 200): Answer =>
  () =>
    new Response(body, { status })

setService()

test('a test build keeps what came of each call, without its query', async () => {
  service.answers = [
    createAnswer('x', 500),
    createAnswer('{"code":0,"data":{}}'),
    createAnswer('{"code":4001,"msg":"没有"}'),
    failRequest,
  ]
  await skipPauses(() => fetchData(detail, anything))
  await mutate({ createCall: () => confirm }, undefined, { token: 'token' }).catch(() => {})
  await mutate({ createCall: () => confirm }, undefined, { token: 'token' }).catch(() => {})
  expect(pageGlobals.calls!.map(({ path, status, code }) => [path, status, code])).toEqual([
    ['api/detail', 500, undefined],
    ['api/detail', 200, 0],
    ['api/confirm', 200, 4001],
    ['api/confirm', undefined, 'TypeError'],
  ])
  for (const { ms } of pageGlobals.calls!) expect(ms).toBeGreaterThanOrEqual(0)
  expect(JSON.stringify(pageGlobals.calls)).not.toContain('R1')
})
