import type { Page } from 'playwright-core'
import { createWechatInitScript } from '#scripts/native-shell/bundle.ts'
import type { Wechat } from '#scripts/native-shell/wechat/settings.ts'

export interface WechatCall {
  name: string
  data: Record<string, string>
}

/** Opens a page in the simulated WeChat client; the list records its calls and launches. */
export async function emulateWechat(page: Page, phone: 'ios' | 'android' | 'harmony', wechat: Wechat = 'ok') {
  const calls: WechatCall[] = []
  await page.exposeFunction('__wechat', (name: string, data: Record<string, string>) => void calls.push({ name, data }))
  await page.addInitScript(await createWechatInitScript({ phone, wechat }))
  return calls
}
