import { scalePayload } from './scale-payload.ts'
import type { ShellState } from './state.ts'

/**
 * What the app shows over the page: a page of its own, a share sheet, an address it was asked to
 * open.
 */
export interface Sheet {
  title: string
  name: string
  detail: unknown
  video?: string
}

/** Effects of the bridge's calls on the simulated app. */
export interface AppActions {
  hideNav(hidden: boolean): void
  goBack(pages: number): void
  show(sheet: Sheet): void
}

const SHEETS = new Map(
  Object.entries({
    jumpPage: '打开原生页面',
    getColumnDetailsShare: '原生分享面板 · 专栏',
    getColumnTrySee: '原生试看播放器',
    getColumnCoursePlan: '原生课程页',
    getShareNow: '原生分享面板 · 活动',
    getActivityDetailsShare: '原生分享面板 · 活动',
  }),
)

const wrapToken = (token: string, shape: ShellState['tokenShape']) =>
  shape === 'text' ? token : shape === 'token' ? { token } : { data: { token } }

/**
 * The app's reply to a call of the page; `undefined` for none, as for unknown names. `token` is ''
 * when signed out.
 */
export function answerCall(name: string, data: unknown, state: ShellState, token: string, act: AppActions): unknown {
  const given = (data ?? {}) as Record<string, unknown>
  switch (name) {
    case 'getToken':
      return wrapToken(token, state.tokenShape)
    case 'getStatusBarHeight':
      return state.statusBarHeight
    case 'getGeneralData':
      return given.business === 'getBodyFatScale' ? scalePayload(Math.random) : undefined
    case 'saveColumnImg':
    case 'saveQRCodeImg':
      return state.saves
    case 'hiddenNavigaBar':
      return act.hideNav(given.isHidden === true)
    case 'goBack':
      return act.goBack(Math.max(1, Number(given.index) || 1))
    default: {
      const title = SHEETS.get(name)
      const video = given.video ? String(given.video) : undefined
      if (title) act.show({ title, name: String(given.pageTitle ?? given.pageName ?? name), detail: data, video })
      return undefined
    }
  }
}
