import { keyOf } from '#shared/api/call.ts'
import type * as page from '#shared/api/first-request.ts'
import { opening } from './place.ts'

/** In place of shared/api/first-request.ts: the reply that the edge has. @throws Error for a question it has not asked */
export const firstRequest: typeof page.firstRequest = async (call) => {
  const reply = opening.replies[keyOf(call)]
  if (!reply) throw new Error('not asked')
  const [text, date] = reply
  return new Response(text, { headers: { date } })
}
