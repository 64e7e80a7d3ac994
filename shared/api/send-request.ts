import '#shared/core/polyfills.ts'
import { assertSameMember, type MutationContext, session, suspendForever } from '#shared/auth/session.ts'
import { REPORT_URL } from '#shared/core/config.ts'
import { reportError } from '#shared/core/telemetry.ts'
import type { Call, Mutation } from './call.ts'
import { createServiceError, sanitizeMessage } from './error-messages.ts'
import { readData } from './read-data.ts'
import { type Envelope, TIMEOUT_MS } from './reply.ts'
import { sendRequest } from './request.ts'
import type { Schema } from './schema.ts'
import { createCodeError, createTimeoutError } from './to-service-error.ts'

export { createServiceError }

/** What came of a first try that did not bring what was asked for. */
export interface FirstAttempt {
  /** The token it was sent with. */
  token: string | undefined
  /** When it was sent, by `performance.now()`: its limit is that of the whole request. */
  since: number
  /** Its body not read yet; undefined: no answer. */
  response?: Response
  isTimeout?: boolean
}

/** Reports the error, then rethrows it. */
async function withErrorReport<T>(call: Call, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (REPORT_URL) reportError('call', error, call.path)
    throw error
  }
}

/** Continues a read whose first attempt failed: one retry if useful. @throws ServiceError */
export async function continueRead<T>(
  call: Call,
  schema: Schema<T>,
  leave: AbortSignal | undefined,
  first: FirstAttempt,
): Promise<T> {
  try {
    return await withErrorReport(call, retryRead(call, schema, leave, first))
  } finally {
    if (session.status === 'ended') await suspendForever()
  }
}

async function retryRead<T>(
  call: Call,
  schema: Schema<T>,
  leave: AbortSignal | undefined,
  { token, since, response, isTimeout }: FirstAttempt,
): Promise<T> {
  const left = TIMEOUT_MS - (performance.now() - since)
  if (isTimeout || left <= 0) throw createTimeoutError()
  const getFirstResponse = async () => {
    if (!response) throw new TypeError('Failed to fetch')
    return response
  }
  return sendRequest({
    call,
    leave,
    isRead: true,
    accept: createEnvelopeReader(schema),
    token,
    first: getFirstResponse,
    left,
  })
}

/**
 * Sends a mutation once, without retry (shared/api/README.md, "Mutations"). Settles only while the
 * same member is signed in.
 * @throws ServiceError
 */
export async function mutate<Variables, Data>(
  { createCall, parseReply, isCodeRefusal }: Omit<Mutation<Variables, Data>, 'verify'>,
  variables: Variables,
  context: MutationContext,
): Promise<Data> {
  const call = createCall(variables)
  const accept = ({ code, msg, data }: Envelope) => {
    if (code !== 0) throw isCodeRefusal ? createServiceError('refused', msg) : createCodeError(code, msg)
    return parseReply?.({ data, message: sanitizeMessage(msg) }) as Data
  }
  try {
    return await withErrorReport(call, sendRequest({ call, ...context, isRead: false, accept }))
  } finally {
    await assertSameMember()
  }
}

/** Reads the data of a reply. @throws ServiceError for a code other than 0 or data that does not fit */
export const createEnvelopeReader =
  <T>(schema: Schema<T>) =>
  async ({ code, msg, data }: Envelope): Promise<T> => {
    if (code !== 0) throw createCodeError(code, msg)
    const result = await readData(schema, data ?? {})
    if (!result) throw createServiceError('server')
    return result[0]
  }
