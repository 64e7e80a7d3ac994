import { ServiceError } from '#shared/api/errors.ts'
import { type Envelope, parseEnvelope } from '#shared/api/reply.ts'

const createNotRequestedError = () => new ServiceError('network', '网络不给力，请检查网络')

interface Sent<T> {
  first?: () => Promise<Response>
  accept: (envelope: Envelope) => T | Promise<T>
}

/**
 * Replaces shared/api/request.ts: parses the available reply and sends nothing.
 * @throws ServiceError, also for a reply that `accept` refuses
 */
export async function sendRequest<T>({ first, accept }: Sent<T>): Promise<T> {
  if (!first) throw createNotRequestedError()
  const response = await first()
  const envelope = parseEnvelope(await response.text())
  if (!response.ok || !envelope) throw createNotRequestedError()
  return accept(envelope)
}

export const createTimeoutError = createNotRequestedError
