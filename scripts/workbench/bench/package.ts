import { fileFor, type OpenPackage } from '#scripts/site/package/open.ts'
import type { Phone } from './phone.ts'

interface Paused {
  requestId: string
  request: { method: string; url: string }
}

/**
 * Answer a page's requests from a package, as the app around a web view does: by the browser's own interception, on the page's own origin. Only
 * addresses of the package are stopped, so that the line carries all others as ever.
 */
export async function answerFromPackage(phone: Phone, app: OpenPackage): Promise<void> {
  const bodies = new Map([...app.files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]))
  phone.on('Fetch.requestPaused', ({ requestId, request }: Paused) => {
    const file = fileFor(app, request.method, request.url)
    const answered = file
      ? phone.ask('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: Object.entries({ ...file.headers, 'content-type': file.type }).map(([name, value]) => ({
            name,
            value,
          })),
          body: bodies.get(file.path)!,
        })
      : phone.ask('Fetch.continueRequest', { requestId })
    // The page may be gone meanwhile.
    answered.catch(() => {})
  })
  await phone.ask('Fetch.enable', { patterns: app.list.files.map(({ url }) => ({ urlPattern: `${url}*` })) })
}
