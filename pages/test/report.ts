import { environment } from '#shared/bridge/environment.ts'
import { callNative, shellReady } from '#shared/bridge/native.ts'

const yes = (is: boolean) => (is ? '是' : '否')

type Line = [name: string, value: string]

/** This place in lines of name and value: what somebody needs who looks into a problem. No token, no member. */
export async function placeReport(): Promise<Line[]> {
  const inApp = await shellReady()
  const bar = inApp ? await callNative('getStatusBarHeight').catch(() => undefined) : undefined
  return placeLines({ inApp, bar })
}

/** The same lines at once; what the shell has to say first is '…', so that nothing moves when it has. */
export function placeLines(shell?: { inApp: boolean; bar: number | undefined }): Line[] {
  return [
    ['App 内', shell ? yes(shell.inApp) : '…'],
    ['平台', environment.platform + (environment.iosVersion ? ` ${environment.iosVersion}` : '')],
    ['容器', environment.container],
    ['可能是原生 WebView', yes(environment.mayBeNative)],
    ['跟随 intent 链接', yes(environment.chromium)],
    ['桥接对象', shell ? bridgeKind() : '…'],
    ['状态栏高度', shell ? (shell.bar === undefined ? '未知' : `${shell.bar} px`) : '…'],
    ['屏幕', `${innerWidth}×${innerHeight} @${devicePixelRatio}`],
    ['文字大小', getComputedStyle(document.documentElement).fontSize],
    ['时区', Intl.DateTimeFormat().resolvedOptions().timeZone],
    ['在线', yes(navigator.onLine)],
    // The id of the page's own script names page and build.
    ['页面版本', document.querySelector('script[type=module][id]')?.id || '未知'],
    ['UA', navigator.userAgent],
  ]
}

function bridgeKind(): string {
  const bridge = window.WebViewJavascriptBridge
  if (!bridge) return '无'
  if (!bridge.init) return 'WebViewJavascriptBridge'
  return bridge.doSend ? 'JsBridge 2.x' : 'JsBridge'
}
