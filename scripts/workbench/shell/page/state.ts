import { DEFAULTS, type NativeSettings, PLATFORMS } from '#scripts/workbench/shell/native/settings.ts'
import type { PlaceSettings } from '#scripts/workbench/shell/shell-window.ts'
import { WECHATS, type Wechat } from '#scripts/workbench/shell/wechat/settings.ts'
import { ID } from '#shared/core/links/ids.ts'

/** What the local service may do, in words and as a rule for it (scripts/workbench/service/faults.ts). */
export const FAULTS = {
  none: ['正常'],
  slow3: ['慢 3 秒', { delayMs: 3000 }],
  slow40: ['慢 40 秒（超时）', { delayMs: 40_000 }],
  status500: ['状态码 500', { status: 500 }],
  status401: ['状态码 401', { status: 401, msg: '登录已过期' }],
  brokenJson: ['残缺 JSON', { body: 'broken-json' }],
  reset: ['连接中断', { reset: true }],
  emptyData: ['空数据', { body: 'empty-data' }],
} as const
export type Fault = keyof typeof FAULTS

/** Everything that can be set. It stands in the address, so that a link shows the same again. */
export interface ShellState extends Omit<NativeSettings, 'userAgent'>, PlaceSettings {
  /** Path and query of the page in the phone. */
  path: string
  /** '': nobody is signed in. */
  member: string
  /** How getToken wraps the token. */
  tokenShape: 'text' | 'token' | 'data'
  /** What saving calls answer. */
  saves: '1' | '0'
  dark: boolean
  fault: Fault
  /** Prefix of the service paths the fault is for; '*' is all. */
  faultPath: string
}

export const START: ShellState = {
  ...DEFAULTS,
  path: '/bodyFatScale',
  place: 'app',
  wechat: 'ok',
  member: '1001',
  tokenShape: 'text',
  saves: '1',
  dark: false,
  fault: 'none',
  faultPath: '*',
}

/** Settings are query values of the hash with this mark; the others belong to the page. */
const MARK = '_'
type Setting = Exclude<keyof ShellState, 'path'>

const oneOf =
  <T extends string>(...allowed: T[]) =>
  (text: string) =>
    allowed.find((one) => one === text)
const within = (low: number, high: number) => (text: string) => {
  const number = Number(text)
  return text.trim() && number >= low && number <= high ? number : undefined
}
const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined)

const READ: { [K in Setting]: (text: string) => ShellState[K] | undefined } = {
  place: oneOf('app', 'wechat'),
  wechat: oneOf(...(Object.keys(WECHATS) as Wechat[])),
  platform: oneOf(...PLATFORMS),
  inject: (text) => oneOf('start', 'never')(text) ?? within(0, 60_000)(text),
  osVersion: matching(/^\d{0,2}(\.\d{1,2}){0,2}$/),
  statusBarHeight: within(0, 100),
  replyShape: oneOf('object', 'json'),
  textSize: within(50, 200),
  /** '' is nobody. */
  member: (text) => (text === '' || ID.test(text) ? text : undefined),
  tokenShape: oneOf('text', 'token', 'data'),
  saves: oneOf('1', '0'),
  dark: (text) => text === 'true',
  fault: oneOf(...(Object.keys(FAULTS) as Fault[])),
  faultPath: matching(/^(\*|\/[\w/.-]{0,100})$/),
}

/** What an address's hash says, e.g. `#/bodyFatScale?no=1&_platform=android-2`. What makes no sense is left as at the start. */
export function readHash(hash: string): ShellState {
  const [path = '', search = ''] = hash.replace(/^#/, '').split(/\?(.*)/s)
  const state: ShellState = { ...START }
  const own = new URLSearchParams()
  for (const [key, value] of new URLSearchParams(search)) {
    const name = key.slice(MARK.length) as Setting
    if (!key.startsWith(MARK) || !Object.keys(READ).includes(name)) own.append(key, value)
    else Object.assign(state, { [name]: READ[name](value) ?? START[name] })
  }
  if (/^\/[\w./-]*$/.test(path) && !path.startsWith('//')) state.path = join(path, own)
  return state
}

/** The hash for a state: the page's own query, then every setting that is not as at the start. */
export function writeHash({ path, ...settings }: ShellState): string {
  const [page = '', search = ''] = path.split(/\?(.*)/s)
  const query = new URLSearchParams(search)
  for (const name of Object.keys(READ) as Setting[]) {
    if (settings[name] !== START[name]) query.set(MARK + name, String(settings[name]))
  }
  return `#${join(page, query)}`
}

// Not by `size`, which Chromium 90 does not know.
const join = (path: string, query: URLSearchParams) => (String(query) ? `${path}?${query}` : path)
