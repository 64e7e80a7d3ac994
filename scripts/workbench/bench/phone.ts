import type { Page } from 'playwright-core'
import { nativeInitScript } from '#scripts/workbench/shell/bundle.ts'

/** Make the page's processor that many times slower. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** From now on the page's documents count as older than the cache may keep them: the server is asked whether they still hold. */
export async function nextDay(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const headers = Object.entries({ ...request.headers, 'Cache-Control': 'max-age=0' })
    void session.send('Fetch.continueRequest', {
      requestId,
      headers: headers.map(([name, value]) => ({ name, value })),
    })
  })
  await session.send('Fetch.enable', { patterns: [{ resourceType: 'Document' }] })
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
