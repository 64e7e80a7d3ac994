import { createService } from '#scripts/workbench/service/app.ts'
import type { Envelope } from '#scripts/workbench/service/calls.ts'
import { seededDatabase } from '#tests/seeded-database.ts'

export const SHELL = 'http://127.0.0.1:4173'
/** An hour after the last seeded measurement, in Shanghai. */
export const NOW = Date.parse('2026-11-20T09:12:00+08:00')
export const XIAOTANG = 'local-token-1001'

/** The data of a reply is unknown until it is asserted on. */
export type Loose = ReturnType<typeof JSON.parse>
export type Reply = Omit<Envelope, 'data'> & { data: Loose; status: number; headers: Headers }

/** A seeded service in memory and functions that ask it, as 晓棠 unless `token` says otherwise. @param clock may be moved */
export function startTest(clock = { now: NOW }) {
  const db = seededDatabase()
  const { app, faults } = createService({ db, shellOrigins: [SHELL], now: () => clock.now })

  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    app.request(path, {
      method,
      headers: {
        authorization: XIAOTANG,
        ...(method === 'POST' && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    })

  const ask = async (...args: Parameters<typeof send>): Promise<Reply> => {
    const response = await send(...args)
    return { ...((await response.json()) as Envelope), status: response.status, headers: response.headers }
  }
  return {
    db,
    faults,
    send,
    get: (path: string, token?: string) =>
      ask('GET', path, undefined, token === undefined ? {} : { authorization: token }),
    post: (path: string, body: unknown = {}, token?: string) =>
      ask('POST', path, body, token === undefined ? {} : { authorization: token }),
    control: (call: string, body: unknown = {}, origin = SHELL) =>
      ask('POST', `/local/control/${call}`, body, { origin }),
  }
}
