import { assertSameMember, type MutationContext, session, suspendForever } from '#shared/auth/session.ts'
import { REPORT_URL } from '#shared/core/config.ts'
import { reportError } from '#shared/core/telemetry.ts'
import type { Call } from './call.ts'
import { refusalByCode, timedOut } from './failure-of.ts'
import { anything } from './fields.ts'
import { readData } from './read-data.ts'
import { type Envelope, TIMEOUT_MS } from './reply.ts'
import { type Options, send } from './request.ts'
import type { Schema } from './schema.ts'
import { failure, successWords } from './server-words.ts'

export { failure }

/** What came of a first try that did not bring what was asked for. */
export interface FirstTry {
  /** The token it was sent with. */
  token: string | undefined
  /** When it was sent, by `performance.now()`: its limit is that of the whole request. */
  since: number
  /** Its body not read yet; undefined: no answer. */
  response?: Response
  isTimeout?: boolean
}

/** The report hears which call failed; who asked gets the failure as it is. */
async function told<T>(call: Call, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (REPORT_URL) reportError('call', error, call.path)
    throw error
  }
}

/** What comes of a change is for the member who asked for it. */
async function answered<T>(
  call: Call,
  change: MutationContext,
  accept: (envelope: Envelope) => T | Promise<T>,
): Promise<T> {
  try {
    return await told(call, send({ call, ...change, isRead: false, accept }))
  } finally {
    await assertSameMember()
  }
}

/** Go on with a read whose first try brought no value: once more where that may help. @throws ServiceError */
export async function continueRead<T>(call: Call, schema: Schema<T>, options: Options, first: FirstTry): Promise<T> {
  try {
    return await told(call, secondTry(call, schema, options, first))
  } finally {
    if (session.status === 'ended') await suspendForever()
  }
}

async function secondTry<T>(
  call: Call,
  schema: Schema<T>,
  options: Options,
  { token, since, response, isTimeout }: FirstTry,
): Promise<T> {
  const left = TIMEOUT_MS - (performance.now() - since)
  if (isTimeout || left <= 0) throw timedOut()
  const first = async () => {
    if (!response) throw new TypeError('Failed to fetch')
    return response
  }
  return send({ call, options, isRead: true, accept: valueBy(schema), token, first, left })
}

/** Ask for a change. Sent once, never repeated (shared/api/README.md, "Changes"). @throws ServiceError, also for a code other than 0 */
export const write = <T>(call: Call, schema: Schema<T>, change: MutationContext): Promise<T> =>
  answered(call, change, valueBy(schema))

/** A change whose `code` the page reads itself (prize claim and address). @throws ServiceError, not for a code */
export const outcome = (call: Call, change: MutationContext): Promise<Envelope> =>
  answered(call, change, (envelope) => envelope)

/** Like `write`, for calls whose success words are shown: the server's msg, '' when it sends none that are fit to show. */
export const writeForWords = (call: Call, change: MutationContext): Promise<string> =>
  answered(call, change, async (envelope) => {
    await valueBy(anything)(envelope)
    return successWords(envelope.msg)
  })

const valueBy =
  <T>(schema: Schema<T>) =>
  async ({ code, msg, data }: Envelope): Promise<T> => {
    if (code !== 0) throw refusalByCode(code, msg)
    const result = await readData(schema, data ?? {})
    if (!result) throw failure('server')
    return result[0]
  }
