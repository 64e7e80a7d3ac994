import { expect, test } from 'vitest'
import type { RouteName } from '#shared/routes.ts'
import { openPage } from './browser.ts'
import { getStableBox } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()
const UNREADABLE = 'a ?=? b'

test.for<RouteName>(['file', 'bodyFatScale'])(
  '/%s: an engine that cannot read the script is told the cause and the way out, and not to load again',
  async (route) => {
    const { page } = await openPage(stack, route, {
      prepare: async (page) => {
        // The inlined entry's hash would fail the policy first, so the policy is removed.
        await page.route(`${stack.url}/${route}`, async (request) => {
          const response = await request.fetch()
          const { 'content-security-policy': _, ...headers } = response.headers()
          const html = (await response.text()).replace(/ integrity="[^"]+"/g, '')
          const body = html.replace(/(<script type="module"[^>]*>)[\s\S]*<\/script>/, `$1${UNREADABLE}</script>`)
          await request.fulfill({ response, headers, body })
        })
        await page.route('**/assets/*.js*', (request) =>
          request.fulfill({ contentType: 'text/javascript', body: UNREADABLE }),
        )
      },
    })
    const note = page.getByText('系统或浏览器太旧，请升级或打开 App')
    await note.waitFor({ timeout: 5000 })
    expect(await page.locator('#dead').isVisible()).toBe(false)
    const box = await getStableBox(note)
    expect(box.x >= 0 && box.x + box.width <= 390 && box.y + box.height <= 844).toBe(true)
  },
)
