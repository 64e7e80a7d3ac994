import { Ajv2020 } from 'ajv/dist/2020.js'
import { assert } from 'vitest'
import { getOperations } from '#scripts/contract/operations.ts'
import { createService } from '#scripts/local-service/app.ts'
import type { Envelope } from '#scripts/local-service/calls.ts'
import { createSeededDatabase } from '#tests/seeded-database.ts'

export const SHELL = 'http://127.0.0.1:4173'
/** An hour after the last seeded measurement, in Shanghai. */
export const NOW = Date.parse('2026-11-20T09:12:00+08:00')
export const XIAOTANG = 'local-token-1001'

/** The data of a reply is unknown until it is asserted on. */
export type Loose = ReturnType<typeof JSON.parse>
export type Reply = Omit<Envelope, 'data'> & { data: Loose; status: number; headers: Headers }

const OPERATIONS = getOperations()
const validator = new Ajv2020({ strict: false, allErrors: true })

/** Fails the test when the data of a success is not as its call is declared in shared/api. */
function assertDeclared(method: string, path: string, { code, data }: Envelope) {
  const [address] = path.slice(1).split('?')
  const { call, data: schema } =
    OPERATIONS.find(
      ({ call }) => call.method === method && new RegExp(`^${call.path.replace(/\{\w+\}/, '[^/]+')}$`).test(address!),
    ) ?? {}
  if (code !== 0 || !schema || data === null) return
  assert(validator.validate(schema, data), `${call!.name}: ${validator.errorsText()}`)
}

/**
 * A seeded in-memory service and functions that call it, as 晓棠 unless `token` is given.
 * @param clock may be advanced
 * @param checkReply judges each reply; by its declaration unless a test asks for odd ones
 */
export function startTest(clock = { now: NOW }, checkReply = assertDeclared) {
  const db = createSeededDatabase()
  const { app, faults } = createService({ db, shellOrigins: [SHELL], now: () => clock.now })

  const sendRequest = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    app.request(path, {
      method,
      headers: {
        authorization: XIAOTANG,
        ...(method === 'POST' && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    })

  const sendForReply = async (...args: Parameters<typeof sendRequest>): Promise<Reply> => {
    const response = await sendRequest(...args)
    const envelope = (await response.json()) as Envelope
    checkReply(args[0], args[1], envelope)
    return { ...envelope, status: response.status, headers: response.headers }
  }
  return {
    db,
    faults,
    send: sendRequest,
    get: (path: string, token?: string) =>
      sendForReply('GET', path, undefined, token === undefined ? {} : { authorization: token }),
    post: (path: string, body: unknown = {}, token?: string) =>
      sendForReply('POST', path, body, token === undefined ? {} : { authorization: token }),
    control: (call: string, body: unknown = {}, origin = SHELL) =>
      sendForReply('POST', `/local/control/${call}`, body, { origin }),
  }
}
