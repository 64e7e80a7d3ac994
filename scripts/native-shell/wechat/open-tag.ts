import type { WechatHost } from './settings.ts'

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
export function defineOpenTag(window: Window & typeof globalThis, { host, decided, isInstalled }: TagClient) {
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
