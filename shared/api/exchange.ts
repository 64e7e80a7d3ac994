import { REPORT_URL } from '#shared/core/config.ts'
import { note } from '#shared/core/note.ts'
import type { Call } from './call.ts'
import { ServiceError } from './errors.ts'
import { anything } from './fields.ts'
import type { Envelope } from './reply.ts'
import { type Options, send, timedOut } from './request.ts'
import type { Schema } from './schema.ts'
import { serverWords, successWords } from './server-words.ts'

export { serverWords }

/** What came of a first try that did not bring what was asked for. */
export interface FirstTry {
  /** The token it was sent with. */
  token: string | undefined
  /** Its body not read yet; undefined: no answer. */
  response?: Response
  isTimeout?: boolean
}

/** The report hears which call failed; who asked gets the failure as it is. */
async function told<T>(call: Call, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (REPORT_URL) note('call', error, call.path)
    throw error
  }
}

/** Go on with a read whose first try brought no value: once more where that may help. @throws ServiceError */
export const continueRead = <T>(call: Call, schema: Schema<T>, options: Options, first: FirstTry): Promise<T> =>
  told(call, secondTry(call, schema, options, first))

async function secondTry<T>(
  call: Call,
  schema: Schema<T>,
  options: Options,
  { token, response, isTimeout }: FirstTry,
): Promise<T> {
  if (isTimeout) throw timedOut()
  const first = async () => {
    if (!response) throw new TypeError('Failed to fetch')
    return response
  }
  return send({ call, options, isRead: true, accept: valueBy(schema), token, first })
}

/** Ask for a change. Sent once, never repeated (shared/api/README.md, "Changes"). @throws ServiceError, also for a code other than 0 */
export const write = <T>(call: Call, schema: Schema<T>, options?: Options): Promise<T> =>
  told(call, send({ call, options, isRead: false, accept: valueBy(schema) }))

/** A change whose `code` the page reads itself (prize claim and address). @throws ServiceError, not for a code */
export const outcome = (call: Call, options?: Options): Promise<Envelope> =>
  told(call, send({ call, options, isRead: false, accept: (envelope) => envelope }))

/** Like `write`, for calls whose success words are shown: the server's msg, '' when it sends none that are fit to show. */
export const writeForWords = (call: Call, options?: Options): Promise<string> =>
  told(
    call,
    send({
      call,
      options,
      isRead: false,
      accept: (envelope) => {
        valueBy(anything)(envelope)
        return successWords(envelope.msg)
      },
    }),
  )

const valueBy =
  <T>(schema: Schema<T>) =>
  ({ code, msg, data }: Envelope): T => {
    if (code !== 0) throw new ServiceError('refused', serverWords(msg))
    const result = schema.read(data ?? {})
    if (!result) throw new ServiceError('server', serverWords())
    return result[0]
  }
