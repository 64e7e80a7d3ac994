import type { Page } from 'playwright-core'

declare global {
  interface Window {
    __bodies?: { url: string; body: string }[]
  }
}

/**
 * Keep what a page sends by `fetch`: the browser's own events leave out the body of a request that was cloned, as the fetch library does.
 * Before the page is opened.
 * @returns what was sent to addresses that hold a text, since the document was opened
 */
export async function keepBodies(page: Page): Promise<(part: string) => Promise<string[]>> {
  await page.addInitScript(() => {
    const send = window.fetch
    const bodies: { url: string; body: string }[] = []
    window.__bodies = bodies
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      const { url } = request
      bodies.push({ url, body: await request.clone().text() })
      return send(request)
    }
  })
  return async (part) =>
    (await page.evaluate(() => window.__bodies ?? [])).flatMap(({ url, body }) => (url.includes(part) ? [body] : []))
}
