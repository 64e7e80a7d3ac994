/** How the simulated WeChat behaves, in words of the shell. */
export const WECHATS = {
  ok: '正常',
  old: '旧版本',
  unsigned: '签名无效',
  foreign: '域名不对',
  silent: '没有回应',
  refused: '不给开放标签',
  missing: '没装 App',
} as const
export type Wechat = keyof typeof WECHATS

export interface WechatSettings {
  phone: 'ios' | 'android' | 'harmony'
  wechat: Wechat
}

/** The events that the client reports. */
export interface WechatHost {
  /** A call of the page over `WeixinJSBridge`. */
  called(name: string, data: unknown): void
  /** The open tag was tapped: WeChat opens the app with this text. */
  launched(app: { appid: string; extinfo: string }): void
}

/**
 * The ticket that the local service signs with, in place of the one that WeChat gives to the real
 * service.
 */
export const TICKET = 'local-jsapi-ticket'

/** What WeChat takes the SHA-1 of: ticket, nonce, time (s) and address up to '#', in this order. */
export const createSignatureText = (url: string, nonceStr: string, timestamp: number | string): string =>
  `jsapi_ticket=${TICKET}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url.split('#')[0]}`
