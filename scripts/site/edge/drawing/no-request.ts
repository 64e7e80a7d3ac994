import { ServiceError } from '#shared/api/errors.ts'
import { type Envelope, envelopeIn } from '#shared/api/reply.ts'

const notAsked = () => new ServiceError('network', '网络不给力，请检查网络')

interface Sent<T> {
  first?: () => Promise<Response>
  accept: (envelope: Envelope) => T | Promise<T>
}

/**
 * In place of shared/api/request.ts: a page that is being drawn judges the reply that is there, and asks for nothing more.
 * @throws ServiceError, also for a reply that `accept` refuses
 */
export async function send<T>({ first, accept }: Sent<T>): Promise<T> {
  if (!first) throw notAsked()
  const response = await first()
  const envelope = envelopeIn(await response.text())
  if (!response.ok || !envelope) throw notAsked()
  return accept(envelope)
}

export const timedOut = notAsked
