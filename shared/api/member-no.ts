import { asId } from '#shared/core/links/ids.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { deviceOf } from './credentials.ts'

/** Somebody waits for the answer with a hidden page or a change that is held back. */
const LIMIT_MS = 2000

/** The user number behind a token that need not be the session's; undefined when the service does not say so within 2 s. Never rejects. */
export async function readMemberNo(token: string): Promise<string | undefined> {
  try {
    const { service, addressOf } = await lazy(() => import('./service.ts'))
    const { code, data } = await service(addressOf({ method: 'GET', path: 'api/user/profile' }), {
      headers: { client: deviceOf(navigator.userAgent), authorization: token },
      totalTimeout: LIMIT_MS,
    }).json<{ code: unknown; data: { no?: unknown } }>()
    return (code === 0 && asId(String(data.no ?? ''))) || undefined
  } catch {
    return undefined
  }
}
