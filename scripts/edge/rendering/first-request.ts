import { getCallKey } from '#shared/api/call.ts'
import type * as page from '#shared/api/preloaded-request.ts'
import { renderContext } from './location.ts'

/**
 * Replaces shared/api/preloaded-request.ts: returns the reply that the edge has.
 * @throws Error for a call that was not requested
 */
export const fetchFirst: typeof page.fetchFirst = async (call) => {
  const reply = renderContext.replies[getCallKey(call)]
  if (!reply) throw new Error('not asked')
  const [text, date] = reply
  return new Response(text, { headers: { date } })
}
