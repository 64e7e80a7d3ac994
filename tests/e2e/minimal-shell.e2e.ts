import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/root.ts'
import { openPage } from './browser.ts'
import { TOKEN } from './matrix/screens.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()
const readme = readFileSync(`${ROOT}shared/bridge/README.md`, 'utf8')
const [, script = ''] = /```js\n([\s\S]*?)```/.exec(readme) ?? []
const WAYS = [
  ['iosApp', 'window.webkit = { messageHandlers: { shell: { postMessage: (text) => shellPost(text) } } }'],
  ['androidApp', 'window.shell = { postMessage: (text) => shellPost(text) }'],
  ['harmonyApp', 'window.shell = { postMessage: (text) => shellPost(text) }'],
] as const

test.for(WAYS)(
  'the shell that the bridge’s README gives signs a member in and goes back: %s',
  async ([device, post]) => {
    expect(script).toContain('WebViewJavascriptBridge')
    const calls: string[] = []
    const { page, text } = await openPage(stack, 'integral', {
      device,
      isAlone: true,
      prepare: async (page) => {
        await page.exposeFunction('shellPost', (message: string) => {
          const { id, name } = JSON.parse(message) as { id: number; name: string }
          calls.push(name)
          const answer = { getToken: TOKEN, getStatusBarHeight: 47 }[name]
          if (answer) void page.evaluate(`WebViewJavascriptBridge.reply(${id}, ${JSON.stringify(answer)})`)
        })
        await page.addInitScript(`${post};${script}`)
      },
    })
    await expect.poll(text).toMatch(/我的积分\s+[\d,]+/)
    expect(await page.evaluate("document.documentElement.style.getPropertyValue('--status-bar')")).toBe('47px')
    await page.getByRole('button', { name: '返回' }).click()
    await expect.poll(() => calls).toContain('goBack')
  },
)
