import type { Page } from 'playwright-core'

export interface WechatCall {
  name: string
  data: Record<string, string>
}

interface ClientOptions {
  platform: 'ios' | 'android'
  /** Knows updateAppMessageShareData and its kin; older clients have only the menu events. */
  isNew?: boolean
  /** What WeChat says to a page's signature. */
  verdict?: 'ok' | 'invalid signature' | 'silence'
}

/**
 * WeChat's side of a page: `WeixinJSBridge` as its client puts it there, after the page's own scripts began.
 * It checks nothing itself: what it was asked is in the list.
 */
export async function beWechat(page: Page, { platform, isNew = true, verdict = 'ok' }: ClientOptions) {
  const calls: WechatCall[] = []
  await page.exposeFunction('__wechat', (name: string, data: Record<string, string>) => void calls.push({ name, data }))
  const client = { isAndroid: platform === 'android', isNew, verdict }
  await page.addInitScript(`(() => {
    const client = ${JSON.stringify(client)}
    const answers = {
      preVerifyJSAPI: () => client.verdict === 'silence' ? undefined : { err_msg: 'system:' + (client.verdict === 'ok' ? 'ok' : client.verdict) },
      checkJsApi: (data) => {
        const checkResult = Object.fromEntries(data.jsApiList.map((name) => [name, client.isNew]))
        return { err_msg: 'checkJsApi:ok', checkResult: client.isAndroid ? JSON.stringify(checkResult) : checkResult }
      },
      getNetworkType: () => ({ err_msg: 'network_type:wifi' }),
    }
    const listeners = {}
    setTimeout(() => {
      window.WeixinJSBridge = {
        invoke(name, data, callback) {
          window.__wechat(name, data)
          const answer = (answers[name] || (() => ({ err_msg: name + ':ok' })))(data)
          if (answer) setTimeout(() => callback && callback(answer))
        },
        on(name, listener) { listeners[name] = listener },
        // The member opens the menu and sends the page on.
        menu: (name) => listeners[name] && listeners[name]({}),
      }
      document.dispatchEvent(new Event('WeixinJSBridgeReady'))
    }, 120)
  })()`)
  return calls
}
