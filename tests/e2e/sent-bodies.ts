import type { Page } from 'playwright-core'

declare global {
  interface Window {
    __bodies?: { url: string; body: string }[]
  }
}

/**
 * Records the bodies that a page sends by `fetch`: the browser's events lack the body of a cloned
 * request. Call it before the page is opened.
 * @returns the bodies sent to addresses that contain a text, since the document was opened
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
