import type { Page } from 'playwright-core'
import { wechatInitScript } from '#scripts/workbench/shell/bundle.ts'
import type { Wechat } from '#scripts/workbench/shell/wechat/settings.ts'

export interface WechatCall {
  name: string
  data: Record<string, string>
}

/** Open a page inside WeChat, the simulated client of the shell; what it was asked, and what it was to open, is in the list. */
export async function beWechat(page: Page, phone: 'ios' | 'android' | 'harmony', wechat: Wechat = 'ok') {
  const calls: WechatCall[] = []
  await page.exposeFunction('__wechat', (name: string, data: Record<string, string>) => void calls.push({ name, data }))
  await page.addInitScript(await wechatInitScript({ phone, wechat }))
  return calls
}
