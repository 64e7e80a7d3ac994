import type { CallName, Calls, NativePage } from '#shared/bridge/calls.ts'
import { CALL_TEXTS, type CallTexts, NATIVE_PAGE_TEXTS } from './catalogue-copy.ts'

interface Entry<K extends CallName> extends CallTexts<K> {
  /** True: the shell answers, and the answer is shown. Most shells answer nothing to the others (bridge/calls.ts). */
  answers: boolean
  /** What the call is sent with at first; absent for calls without one. */
  argument?: Calls[K][0]
}

/** 1×1 px, enough to see whether saving works. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

const SENT: { [K in CallName]: Pick<Entry<K>, 'answers' | 'argument'> } = {
  getToken: { answers: true },
  getStatusBarHeight: { answers: true },
  getGeneralData: { answers: true, argument: { business: 'getBodyFatScale' } },
  hiddenNavigaBar: { answers: false, argument: { isHidden: true } },
  jumpPage: { answers: false, argument: { pageName: 'targetPlan', pageTitle: '目标计划' } },
  goBack: { answers: false, argument: { index: 1 } },
  saveQRCodeImg: { answers: true, argument: { image: PICTURE } },
  saveColumnImg: { answers: true, argument: { image: PICTURE } },
  getColumnDetailsShare: {
    answers: false,
    argument: { columnId: 'C1', shareTitle: '标题', shareDescription: '描述', shareImage: '', joinCount: 1 },
  },
  getColumnTrySee: { answers: false, argument: { name: '课程', video: '', courseNo: 'K1', columnId: 'C1' } },
  getColumnCoursePlan: { answers: false, argument: { courseNo: 'K1', columnId: 'C1' } },
  getShareNow: { answers: false, argument: { activityId: 'A1' } },
  getActivityDetailsShare: { answers: false, argument: { activityId: 'A1' } },
}

export const CALL_NAMES = Object.keys(SENT) as CallName[]
export const NATIVE_PAGES = Object.keys(NATIVE_PAGE_TEXTS) as NativePage[]

/** Every call of the bridge, by type: a call that is added to bridge/calls.ts and not here does not compile. */
export const CATALOGUE = Object.fromEntries(
  CALL_NAMES.map((name) => [name, { ...SENT[name], ...CALL_TEXTS[name] }]),
) as { [K in CallName]: Entry<K> }
