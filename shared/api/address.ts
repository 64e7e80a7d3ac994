import type { MutationContext } from '#shared/auth/session.ts'
import { outcome } from './http.ts'
import { serverWords } from './server-words.ts'

/** Where a prize goes. Personal data: it exists in the form and in this one request body, nowhere else. */
export interface Address {
  name: string
  mobile: string
  /** Province, city and district joined with '/'. */
  roughAddress: string
  detailAddress: string
}

/**
 * Where the prize goes; it cannot be changed afterwards.
 * @returns undefined when it was taken, else the service's reason
 * @throws ServiceError when the result is unknown
 */
export async function sendAddress(
  activityId: string,
  { name, mobile, roughAddress, detailAddress }: Address,
  change: MutationContext,
): Promise<string | undefined> {
  const body = { name, mobile, roughAddress, detailAddress, activityId }
  const { code, msg } = await outcome({ method: 'POST', path: 'api/v1/activity/prize/addr', body }, change)
  return code === 0 ? undefined : serverWords(msg)
}
