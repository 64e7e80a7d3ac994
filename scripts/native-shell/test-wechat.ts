import { installWechat } from './wechat/install.ts'
import type { WechatSettings } from './wechat/settings.ts'

interface TestWindow {
  __wechatSettings: WechatSettings
  /** A function of the test: what the page asked of WeChat, and what the open tag was to open. */
  __wechat(name: string, data: unknown): void
}

// For end-to-end tests: runs before each document of the tab, not in frames inside it.
if (window === window.top) {
  const page = window as unknown as TestWindow
  installWechat(window, page.__wechatSettings, {
    called: (name, data) => page.__wechat(name, data),
    launched: (app) => page.__wechat('launch', app),
  })
}
