import type { Figure } from '#shared/app/report/vocabulary.ts'
import { WECHAT_FAULT_NAMES } from '#shared/app/wechat/fault-names.ts'

/** What page views have reported, as links and the page of the vitals tell it. */

/** Where page views report to, and what `npm start` sets REPORT_URL to; below it a link's openings are asked for. */
export const REPORT_PATH = '/local/report'

/** What openings by a link showed. */
export interface LinkViews {
  views: number
  /** Milliseconds; null while no view has measured it. */
  painted: number | null
  /** On the button that opens the app. */
  taps: number
  /** Taps that left the app closed, by container, with the client's version where it is known: `wechat 8.0.49`. */
  unopened: Record<string, number>
  /** Taps on the button that gets the app, where they are counted. */
  downloads?: number
  /** What kept WeChat's kit from working (WECHAT_FAULTS), and in which client: `signature wechat 8.0.49`; how often each, where that is counted. */
  wechat?: Record<string, number>
}

export const FAULT_NAMES: Record<string, string> = {
  refused: '被拒绝',
  denied: '不被允许',
  busy: '服务繁忙',
  server: '服务出错',
  network: '网络不通',
  timeout: '超时',
  login: '未登录',
  ...WECHAT_FAULT_NAMES,
}

const CONTAINER_NAMES: Record<string, string> = {
  'app-ios': 'App（iOS）',
  'app-android': 'App（安卓）',
  'app-harmony': 'App（鸿蒙）',
  wechat: '微信',
  miniprogram: '小程序',
  wecom: '企业微信',
  dingtalk: '钉钉',
  alipay: '支付宝',
  feishu: '飞书',
  weibo: '微博',
  baidu: '百度',
  qq: 'QQ',
  browser: '浏览器',
}

/** `微信 8.0.49` of `wechat 8.0.49`. */
export function clientName(client: string): string {
  const [container = '', ...version] = client.split(' ')
  return [CONTAINER_NAMES[container] ?? container, ...version].join(' ')
}

/** `0.82 s`, `64 ms`, `0.05`; a dash where nobody measured. */
export function figureText(figure: Figure, value: number | undefined): string {
  if (value === undefined) return '–'
  if (figure === 'cls') return value.toFixed(2)
  return figure === 'inp' || value < 100 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(2)} s`
}
