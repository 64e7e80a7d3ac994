import { DEFAULTS, type NativeSettings, PLATFORMS } from '#scripts/native-shell/native/settings.ts'
import type { PlaceSettings } from '#scripts/native-shell/shell-window.ts'
import { WECHATS, type Wechat } from '#scripts/native-shell/wechat/settings.ts'
import { ID } from '#shared/core/links/ids.ts'

/**
 * What the local service may do, in words and as a rule for it
 * (scripts/local-service/faults.ts).
 */
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

/** All settings of the shell. They are part of the address, so that a link restores them. */
export interface ShellState extends Omit<NativeSettings, 'userAgent'>, PlaceSettings {
  path: string
  /** '': nobody is signed in. */
  member: string
  /** How getToken wraps the token. */
  tokenShape: 'text' | 'token' | 'data'
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

const parseChoice =
  <T extends string>(...allowed: T[]) =>
  (text: string) =>
    allowed.find((item) => item === text)
const parseInRange = (low: number, high: number) => (text: string) => {
  const number = Number(text)
  return text.trim() && number >= low && number <= high ? number : undefined
}
const parseMatching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined)

const READ: { [K in Setting]: (text: string) => ShellState[K] | undefined } = {
  place: parseChoice('app', 'wechat'),
  wechat: parseChoice(...(Object.keys(WECHATS) as Wechat[])),
  platform: parseChoice(...PLATFORMS),
  inject: (text) => parseChoice('start', 'never')(text) ?? parseInRange(0, 60_000)(text),
  osVersion: parseMatching(/^\d{0,2}(\.\d{1,2}){0,2}$/),
  statusBarHeight: parseInRange(0, 100),
  replyShape: parseChoice('object', 'json'),
  textSize: parseInRange(50, 200),
  /** '' is nobody. */
  member: (text) => (text === '' || ID.test(text) ? text : undefined),
  tokenShape: parseChoice('text', 'token', 'data'),
  saves: parseChoice('1', '0'),
  dark: (text) => text === 'true',
  fault: parseChoice(...(Object.keys(FAULTS) as Fault[])),
  faultPath: parseMatching(/^(\*|\/[\w/.-]{0,100})$/),
}

/**
 * Parses the hash of an address, e.g. `#/bodyFatScale?no=1&_platform=android-2`. Invalid values
 * keep their default.
 */
export function readHash(hash: string): ShellState {
  const [path = '', search = ''] = hash.replace(/^#/, '').split(/\?(.*)/s)
  const state: ShellState = { ...START }
  const local = new URLSearchParams()
  for (const [key, value] of new URLSearchParams(search)) {
    const name = key.slice(MARK.length) as Setting
    if (!key.startsWith(MARK) || !Object.keys(READ).includes(name)) local.append(key, value)
    else Object.assign(state, { [name]: READ[name](value) ?? START[name] })
  }
  if (/^\/[\w./-]*$/.test(path) && !path.startsWith('//')) state.path = joinQuery(path, local)
  return state
}

/** The hash for a state: the page's own query, then every setting that is not as at the start. */
export function writeHash({ path, ...settings }: ShellState): string {
  const [page = '', search = ''] = path.split(/\?(.*)/s)
  const query = new URLSearchParams(search)
  for (const name of Object.keys(READ) as Setting[]) {
    if (settings[name] !== START[name]) query.set(MARK + name, String(settings[name]))
  }
  return `#${joinQuery(page, query)}`
}

// Not by `size`, which Chromium 90 does not know.
const joinQuery = (path: string, query: URLSearchParams) => (String(query) ? `${path}?${query}` : path)
