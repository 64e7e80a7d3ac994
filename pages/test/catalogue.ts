import type { CallName, Calls, NativePage } from '#shared/bridge/calls.ts'

interface Entry<K extends CallName> {
  says: string
  /** True: the shell answers, and the answer is shown. Most shells answer nothing to the others (bridge/calls.ts). */
  answers: boolean
  /** What the call is sent with at first; absent for calls without one. */
  argument?: Calls[K][0]
  /** What else the argument may hold. */
  hint?: string
}

/** All there are: one that is missing here does not compile. */
const NATIVE_PAGES = Object.keys({
  targetPlan: true,
  scaleMeasurement: true,
  historyReport: true,
  recommondPlanCourse: true,
  integralMall: true,
  integralDetail: true,
  integralRule: true,
  exerciseReport: true,
} satisfies Record<NativePage, true>)

/** 1×1 px, enough to see whether saving works. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** Every call of the bridge, by type: a call that is added to bridge/calls.ts and not here does not compile. */
export const CATALOGUE: { [K in CallName]: Entry<K> } = {
  getToken: { says: '取登录凭证（只显示长度和前 4 位）', answers: true },
  getStatusBarHeight: { says: '取状态栏高度', answers: true },
  getGeneralData: { says: '取体脂秤测量数据', answers: true, argument: { business: 'getBodyFatScale' } },
  hiddenNavigaBar: { says: '隐藏或显示原生导航栏', answers: false, argument: { isHidden: true } },
  jumpPage: {
    says: '打开原生页面',
    answers: false,
    argument: { pageName: 'targetPlan', pageTitle: '目标计划' },
    hint: `pageName：${NATIVE_PAGES.join('、')}`,
  },
  goBack: { says: '返回', answers: false, argument: { index: 1 } },
  saveQRCodeImg: { says: '保存二维码', answers: true, argument: { image: PICTURE } },
  saveColumnImg: { says: '保存专栏图片', answers: true, argument: { image: PICTURE } },
  getColumnDetailsShare: {
    says: '分享专栏',
    answers: false,
    argument: { columnId: 'C1', shareTitle: '标题', shareDescription: '描述', shareImage: '', joinCount: 1 },
  },
  getColumnTrySee: {
    says: '试看专栏课程',
    answers: false,
    argument: { name: '课程', video: '', courseNo: 'K1', columnId: 'C1' },
  },
  getColumnCoursePlan: { says: '打开专栏课程', answers: false, argument: { courseNo: 'K1', columnId: 'C1' } },
  getShareNow: { says: '活动：立即分享', answers: false, argument: { activityId: 'A1' } },
  getActivityDetailsShare: { says: '活动：分享详情', answers: false, argument: { activityId: 'A1' } },
}

export const CALL_NAMES = Object.keys(CATALOGUE) as CallName[]
