import { CHAT_APP_KEY } from '#shared/core/config.ts'
import type { ChatProvider } from './provider.ts'
import { getQiyuScriptUrl } from './qiyu-script.ts'
import type { ChatUser } from './user.ts'

/** NetEase Qiyu's command function (qi.163.com/docs/guide/web). */
type Ysf = (command: string, value?: unknown) => unknown

declare global {
  interface Window {
    ysf?: Ysf
  }
}

/**
 * The member in Qiyu's format (CRM对接, config.data): JSON text of an array. `real_name` is its own
 * key; other rows have a label and an index in the agent's panel. Unknown values are omitted so
 * that they overwrite nothing there.
 */
export function formatQiyuData(user: ChatUser): string {
  const rows: [key: string, label: string, value: string | number | undefined][] = [
    ['gender', '性别', user.gender],
    ['vip', '会员', user.isVip ? '是' : '否'],
    ['age', '年龄', user.age],
    ['birthday', '生日', user.birthday],
    ['city', '城市', user.city],
    ['avatar', '头像', user.avatar],
  ]
  return JSON.stringify([
    ...(user.name ? [{ key: 'real_name', value: user.name }] : []),
    ...rows.flatMap(([key, label, value], index) =>
      value === undefined || value === '' ? [] : [{ key, label, value: String(value), index }],
    ),
  ])
}

/**
 * URL of the session's page, checked to be Qiyu's.
 * @throws Error for any other URL
 */
export function parseSessionUrl(value: unknown): string {
  const url = new URL(String(value))
  if (url.protocol !== 'https:' || !/(^|\.)qiyukf\.(com|net)$/.test(url.hostname))
    throw new Error('chat: strange address')
  return url.href
}

/** Qiyu in an iframe: web views often block its own window. */
export function createQiyuChat(): ChatProvider {
  let frame: HTMLIFrameElement | undefined
  let isClosed = false
  return {
    load: () =>
      new Promise((resolve, reject) => {
        if (window.ysf) return resolve()
        const script = document.createElement('script')
        script.src = getQiyuScriptUrl(CHAT_APP_KEY)
        script.onload = () => {
          if (window.ysf) window.ysf('onready', resolve)
          else reject(new Error('chat: script without ysf'))
        }
        script.onerror = () => {
          script.remove()
          reject(new Error('chat: script failed'))
        }
        document.head.append(script)
      }),
    async open(container, user) {
      const ysf = window.ysf!
      await new Promise<void>((resolve, reject) => {
        ysf('config', {
          uid: user.id,
          ...(user.name && { name: user.name }),
          ...(user.isVip && { level: 1 }), // its VIP levels run to 10; we have one
          data: formatQiyuData(user),
          success: () => resolve(),
          error: () => reject(new Error('chat: config refused')),
        })
      })
      if (isClosed) return // it took too long, the page says so already
      frame = document.createElement('iframe')
      frame.title = '在线客服会话'
      frame.referrerPolicy = 'no-referrer'
      frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin allow-popups allow-modals')
      frame.className = 'h-full w-full'
      frame.src = parseSessionUrl(ysf('url'))
      const loaded = new Promise((resolve) => {
        frame!.onload = resolve
      })
      container.replaceChildren(frame)
      await loaded
    },
    close() {
      isClosed = true
      frame?.remove()
      window.ysf?.('logoff')
    },
  }
}
