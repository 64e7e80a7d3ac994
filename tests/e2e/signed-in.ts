import type { Page } from 'playwright-core'
import type { RouteName } from '#shared/routes.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { watchRestores } from './cached-browser.ts'
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

/**
 * Raises the 300 ms limit for the shell's token (shared/auth/verify-session.ts), because a busy
 * machine may be slower.
 */
const PATIENT = `{
  const wait = setTimeout
  window.setTimeout = (then, ms, ...rest) => wait(then, ms === 300 ? 30_000 : ms, ...rest)
}`

/**
 * Records the visible text of a page from `start` on, frame by frame, in following documents too.
 * Call it before the page is opened.
 */
async function watchReading(page: Page): Promise<{ start: () => Promise<void>; seen: () => string }> {
  const read: string[] = []
  await page.exposeFunction('__noteRead', (text: string) => void read.push(text))
  await page.addInitScript(() => {
    let last: string | undefined
    const recordText = () => {
      const text = document.body?.innerText ?? ''
      if (text !== last) (window as unknown as { __noteRead(text: string): void }).__noteRead(text)
      last = text
      requestAnimationFrame(recordText)
    }
    const startRecording = () => {
      sessionStorage.setItem('test.reads', '1')
      requestAnimationFrame(recordText)
    }
    Object.assign(window, { __startReading: startRecording })
    if (sessionStorage.getItem('test.reads')) startRecording()
    addEventListener('pageshow', ({ persisted }) => persisted && startRecording())
  })
  return {
    start: () => page.evaluate(() => (window as unknown as { __startReading(): void }).__startReading()),
    seen: () => read.join('\n'),
  }
}

/**
 * A page whose shell returns the token that `signedIn` gives, A's at first; `seen`: the visible
 * text so far.
 */
export async function openSignedIn(stack: Stack, route: RouteName, { shell, ...options }: OpenOptions = {}) {
  const signedIn = { token: A }
  let reading: Awaited<ReturnType<typeof watchReading>> | undefined
  const tab = await openPage(stack, route, {
    shell: { ...shell, replies: { ...shell?.replies, getToken: () => signedIn.token } },
    ...options,
    prepare: async (page) => {
      await watchRestores(page)
      await page.addInitScript(PATIENT)
      reading = await watchReading(page)
      await options.prepare?.(page)
    },
  })
  return { ...tab, signedIn, seen: reading!.seen }
}
