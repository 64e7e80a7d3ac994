import type { Page } from 'playwright-core'

/** For `prepare`: the text of each reply of a call is changed on its way to the page. */
export const changeReply = (path: string | RegExp, change: (text: string) => string) => async (page: Page) => {
  await page.route(path, async (route) => {
    if (route.request().resourceType() === 'document') return route.fallback()
    const response = await route.fetch({ maxRetries: 3 })
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

/**
 * The same for the data in its envelope.
 * @param change returns other data, or nothing and changes these
 */
// biome-ignore lint/suspicious/noExplicitAny: whatever the service replies
export const changeData = (path: string | RegExp, change: (data: any) => unknown) =>
  changeReply(path, (text) => {
    const { data, ...rest } = JSON.parse(text)
    return JSON.stringify({ ...rest, data: change(data) ?? data })
  })

/** Takes the security policy off a document. @param change of its HTML */
export async function removePolicy(
  page: Page,
  isPage: RegExp | ((url: URL) => boolean),
  change = (html: string) => html,
) {
  await page.route(isPage, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers, body: change(await response.text()) })
  })
}
