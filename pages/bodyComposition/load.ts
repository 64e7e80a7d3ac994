import { type Fresh, readHistory } from '#shared/api/composition.ts'
import { serverNow } from '#shared/api/server-clock.ts'
import { readProfile } from '#shared/api/user.ts'
import { callNative } from '#shared/bridge/native.ts'
import { type Body, bodyOf } from '#shared/health/body.ts'
import { measurementFrom } from './fresh.ts'
import type { Source } from './model.ts'

const readBody = (signal: AbortSignal): Promise<Body | undefined> => readProfile(signal).then(bodyOf, () => undefined)

/** Everything the service knows. Without the profile the verdicts that need it are missing, nothing else. @throws ServiceError without the history */
export async function loadHistory(signal: AbortSignal): Promise<Source> {
  const [history, body] = await Promise.all([readHistory(signal), readBody(signal)])
  return { history, body, now: serverNow() }
}

/** What the service knows beside a fresh measurement, which shows without any of it. */
export async function loadBeside(signal: AbortSignal): Promise<Pick<Source, 'history' | 'body'>> {
  const [history, body] = await Promise.all([readHistory(signal).catch(() => undefined), readBody(signal)])
  return { history, body }
}

/** The measurement that the scale has just made; undefined where the shell hands over none. @throws when the shell does not answer */
export async function loadFresh(): Promise<Fresh | undefined> {
  return measurementFrom(await callNative('getGeneralData', { business: 'getBodyFatScale' }))
}
