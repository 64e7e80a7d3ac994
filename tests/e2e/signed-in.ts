import type { RouteName } from '#shared/routes.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { watched } from './cached-browser.ts'
import { watchReading } from './reading.ts'
import type { Stack } from './stack.ts'

/** Tokens of two members of the local service: 1001 and 1003. */
export const A = 'local-token-1001'
export const B = 'local-token-1003'

/** A page and what nobody but member 1001 may read there. */
export const PAGES: [RouteName, Record<string, string>, RegExp][] = [
  ['bodyFatScale', {}, /58\.2/],
  ['bodyFatScaleList', {}, /57\.8/],
  ['bodyComposition', {}, /58\.2/],
  ['integral', {}, /1,280/],
  ['set', {}, /上次 58\.2/],
]

/** A shell of a busy machine may answer later than the page waits for one (300 ms, shared/auth/verify-session.ts): here it waits for it. */
const PATIENT = `{
  const wait = setTimeout
  window.setTimeout = (then, ms, ...rest) => wait(then, ms === 300 ? 30_000 : ms, ...rest)
}`

/** A page whose shell gives the token that `signedIn` says at that moment, A's at first; `seen`: what could be read on it so far. */
export async function openSignedIn(stack: Stack, route: RouteName, { shell, ...options }: OpenOptions = {}) {
  const signedIn = { token: A }
  let reading: Awaited<ReturnType<typeof watchReading>> | undefined
  const lane = await openPage(stack, route, {
    shell: { ...shell, replies: { ...shell?.replies, getToken: () => signedIn.token } },
    ...options,
    prepare: async (page) => {
      await watched(page)
      await page.addInitScript(PATIENT)
      reading = await watchReading(page)
      await options.prepare?.(page)
    },
  })
  return { ...lane, signedIn, seen: reading!.seen }
}
