import type { Page } from 'playwright-core'
import { nativeInitScript } from '#scripts/workbench/shell/bundle.ts'

/** Make the page's processor that many times slower. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** The web view is there before its address, as in an app and a browser: it shows an empty page of the same origin, which takes nothing of the line. */
export async function openBlank(page: Page, origin: string): Promise<void> {
  const address = `${origin}/blank`
  const session = await page.context().newCDPSession(page)
  await session.send('Fetch.enable', { patterns: [{ urlPattern: address }] })
  session.once('Fetch.requestPaused', ({ requestId }) =>
    session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      // As all pages of the site: another policy would take another process.
      responseHeaders: [{ name: 'cross-origin-opener-policy', value: 'same-origin' }],
      body: btoa('<!doctype html>'),
    }),
  )
  await page.goto(address)
  await session.detach()
}

/** The shell's side of the bridge, answering at once. */
export async function insideApp(page: Page, token: string) {
  await page.exposeFunction('__nativeHandle', (name: string) => ({ getToken: token, getStatusBarHeight: 47 })[name])
  await page.addInitScript(() => {
    const answers = window as unknown as { __nativeHandle(name: string): Promise<unknown> }
    const handle = answers.__nativeHandle
    answers.__nativeHandle = async (name) => {
      const start = performance.now()
      const answer = await handle(name)
      performance.measure(`bridge ${name}`, { start })
      return answer
    }
  })
  await page.addInitScript(await nativeInitScript({ platform: 'ios', inject: 'start' }))
}
