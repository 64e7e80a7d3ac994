import { opening } from './place.ts'

/** In place of shared/api/first-request.ts: the reply that the edge has. @throws Error for a question it has not asked */
export async function firstRequest(key: string): Promise<Response> {
  const reply = opening.replies[key]
  if (!reply) throw new Error('not asked')
  const [text, date] = reply
  return new Response(text, { headers: { date } })
}
