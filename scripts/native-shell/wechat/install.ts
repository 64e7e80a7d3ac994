import { createUserAgent } from '#scripts/native-shell/native/web-view.ts'
import { createSignatureText, type WechatHost, type WechatSettings } from './settings.ts'

const WEB_VIEWS = { ios: 'ios', android: 'android-2', harmony: 'harmony-wvjb' } as const

/** What WeChat's web view calls itself. */
export const createWechatUserAgent = ({ phone, wechat }: WechatSettings): string => {
  const version = wechat === 'old' ? '7.0.5' : '8.0.49'
  const webView = createUserAgent({ platform: WEB_VIEWS[phone], osVersion: '' })
  return `${webView} MicroMessenger/${version}(0x${wechat === 'old' ? '17000520' : '18003137'}) NetType/WIFI Language/zh_CN`
}

type Data = Record<string, string> & { jsApiList?: string[] }
type Answer = Record<string, unknown>

/**
 * Simulates WeChat's client in the page's window: `WeixinJSBridge`, the signature check and the
 * open tag. Call it before the page's scripts run.
 */
export function installWechat(window: Window & typeof globalThis, settings: WechatSettings, host: WechatHost): void {
  const { phone, wechat } = settings
  const { document } = window
  const isNew = wechat !== 'old'
  // iOS verifies the address that was loaded first, Android the one of now.
  const landing = window.location.href
  let decide!: (verdict: 'allowed' | 'refused' | 'none') => void
  const decided = new Promise<'allowed' | 'refused' | 'none'>((resolve) => (decide = resolve))

  const userAgent = createWechatUserAgent(settings)
  Object.defineProperty(window.navigator, 'userAgent', { get: () => userAgent, configurable: true })

  async function verifySignature(data: Data): Promise<Answer | undefined> {
    if (wechat === 'silent') return undefined
    if (wechat === 'foreign') return { err_msg: 'system:invalid url domain' }
    const url = phone === 'ios' ? landing : window.location.href
    const text = createSignatureText(url, data.verifyNonceStr!, data.verifyTimestamp!)
    if (wechat === 'unsigned' || (await computeSha1(text)) !== data.verifySignature)
      return { err_msg: 'system:invalid signature' }
    const tags = String(data.verifyOpenTagList ?? '')
    if (!isNew || !tags.includes('wx-open-launch-app')) decide('none')
    else if (wechat === 'refused') {
      decide('refused')
      const detail = { errMsg: 'no permission' }
      setTimeout(() => document.dispatchEvent(new window.CustomEvent('WeixinOpenTagsError', { detail })))
    } else decide('allowed')
    return { err_msg: 'system:ok' }
  }
  const answers: Record<string, (data: Data) => Answer | undefined | Promise<Answer | undefined>> = {
    preVerifyJSAPI: verifySignature,
    checkJsApi: ({ jsApiList = [] }) => {
      const checkResult = Object.fromEntries(jsApiList.map((name) => [name, isNew]))
      return { err_msg: 'checkJsApi:ok', checkResult: phone === 'ios' ? checkResult : JSON.stringify(checkResult) }
    },
    getNetworkType: () => ({ err_msg: 'network_type:wifi' }),
  }
  const listeners: Record<string, (data: object) => void> = {}
  if (isNew) defineOpenTag(window, { host, decided, isInstalled: wechat !== 'missing' })
  setTimeout(() => {
    Object.assign(window, {
      WeixinJSBridge: {
        async invoke(name: string, data: Data, callback?: (answer: Answer) => void) {
          host.called(name, data)
          const answer = answers[name] ? await answers[name](data) : { err_msg: `${name}:ok` }
          if (answer) setTimeout(() => callback?.(answer))
        },
        on(name: string, listener: (data: object) => void) {
          listeners[name] = listener
        },
        /** The member opens the menu and sends the page on. */
        menu: (name: string) => listeners[name]?.({}),
      },
    })
    document.dispatchEvent(new window.Event('WeixinJSBridgeReady'))
  }, 120)
}

const computeSha1 = async (text: string) => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const NAME = 'wx-open-launch-app'
/** Where the real client shows the tag's template. */
const FRAME = 'webcompt://wx-open-launch-app'

interface TagClient {
  host: WechatHost
  /** Resolves with what WeChat decided about the page's tags. */
  decided: Promise<'allowed' | 'refused' | 'none'>
  isInstalled: boolean
}

/**
 * WeChat's open tag: inert until the signature is verified and the policy allows its frame, then
 * `ready`; a tap fires `launch` or `error`. Its template is its surface.
 */
function defineOpenTag(window: Window & typeof globalThis, { host, decided, isInstalled }: TagClient) {
  const { document } = window
  const dispatchEvent = (element: Element, name: string, detail?: object) =>
    element.dispatchEvent(new window.CustomEvent(name, { detail }))

  class OpenTag extends window.HTMLElement {
    connectedCallback() {
      const root = this.attachShadow({ mode: 'closed' })
      void decided.then(async (verdict) => {
        if (verdict !== 'allowed' || !this.isConnected || !(await isFrameAllowed(document, root))) return
        const template = this.querySelector('template')
        if (!template) return
        const surface = document.createElement('div')
        surface.append(template.content.cloneNode(true))
        surface.addEventListener('click', (event) => {
          event.stopPropagation()
          host.launched({ appid: this.getAttribute('appid') ?? '', extinfo: this.getAttribute('extinfo') ?? '' })
          if (isInstalled) dispatchEvent(this, 'launch', {})
          else dispatchEvent(this, 'error', { errMsg: 'launch:fail' })
        })
        root.replaceChildren(surface)
        dispatchEvent(this, 'ready', {})
      })
    }
  }
  window.customElements.define(NAME, OpenTag)
}

/** Whether the page's policy lets in a frame of the client's own scheme. */
function isFrameAllowed(document: Document, root: ShadowRoot): Promise<boolean> {
  return new Promise((resolve) => {
    const handleViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') endCheck(false)
    }
    const endCheck = (isAllowed: boolean) => {
      document.removeEventListener('securitypolicyviolation', handleViolation)
      frame.remove()
      resolve(isAllowed)
    }
    document.addEventListener('securitypolicyviolation', handleViolation)
    const frame = document.createElement('iframe')
    frame.src = FRAME
    root.append(frame)
    setTimeout(endCheck, 100, true)
  })
}
