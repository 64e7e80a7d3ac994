import type { Page } from 'playwright-core'
import { fileFor, type OpenPackage } from '#scripts/site/package/open.ts'

/**
 * Answer a page's requests from a package, as the app around a web view does: by the browser's own interception, on the page's own origin. Only
 * addresses of the package are stopped, so that the line carries all others as ever.
 */
export async function answerFromPackage(page: Page, app: OpenPackage): Promise<void> {
  const bodies = new Map([...app.files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]))
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const file = fileFor(app, request.method, request.url)
    const answered = file
      ? session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: Object.entries({ ...file.headers, 'content-type': file.type }).map(([name, value]) => ({
            name,
            value,
          })),
          body: bodies.get(file.path)!,
        })
      : session.send('Fetch.continueRequest', { requestId })
    // The page may be gone meanwhile.
    answered.catch(() => {})
  })
  await session.send('Fetch.enable', { patterns: app.list.files.map(({ url }) => ({ urlPattern: `${url}*` })) })
}
