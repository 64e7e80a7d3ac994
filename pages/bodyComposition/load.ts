import { freshFrom, readHistory } from '#shared/api/composition.ts'
import { readProfile } from '#shared/api/user.ts'
import { callNative } from '#shared/bridge/native.ts'
import { bodyOf } from '#shared/health/body.ts'
import { normaliseScale } from '#shared/health/scale-results.ts'
import type { Source } from './model.ts'

/** Everything the page shows. Without the profile the verdicts that need it are missing, nothing else. */
export async function loadHistory(signal: AbortSignal): Promise<Source> {
  const [history, profile] = await Promise.all([readHistory(signal), readProfile(signal).catch(() => ({}))])
  return { history, body: bodyOf(profile), now: Date.now() }
}

/** The measurement that the scale has just made, from the shell; the history beside it may be missing. @throws when the shell is silent */
export async function loadFresh(signal: AbortSignal): Promise<Source> {
  const [reply, history, profile] = await Promise.all([
    callNative('getGeneralData', { business: 'getBodyFatScale' }),
    readHistory(signal).catch(() => undefined),
    readProfile(signal).catch(() => ({})),
  ])
  const fresh = freshFrom(reply)
  return { history, fresh: fresh && normaliseScale(fresh), body: bodyOf(profile), now: Date.now() }
}
