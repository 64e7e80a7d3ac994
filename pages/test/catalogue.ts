import type { CallName, Calls, NativePage } from '#shared/bridge/calls.ts'

/**
 * Documentation of a bridge call. A field of its argument that is missing here is a compile error.
 */
interface CallTexts<K extends CallName> {
  description: string
  /** Description and type of each field of the argument. */
  fields?: Calls[K][0] extends object ? Record<keyof Required<Calls[K][0]>, string> : never
  /** Description of the reply. */
  reply: string
  /** Visible effect on the phone, for calls without a reply. */
  seen?: string
  /** Further values that the argument accepts. */
  hint?: string
}

/** All native pages. A missing one is a compile error. */
export const NATIVE_PAGE_TEXTS: Record<NativePage, string> = {
  targetPlan: '目标计划',
  scaleMeasurement: '体重测量',
  historyReport: '历史报告',
  recommondPlanCourse: '推荐计划课程',
  integralMall: '积分商城',
  integralDetail: '积分明细',
  integralRule: '积分规则',
  exerciseReport: '运动报告',
}

const NOTHING = '没有，不等待'
const SAVED = '"1" 或 {"result":"1"}：已存进相册；其他都算没有'
const IMAGE = '文字：图片的 https 地址或 data: 地址'
const NUMBERS = { courseNo: '文字：课程编号', columnId: '文字：专栏编号' }
const ACTIVITY = { activityId: '文字：活动编号' }

const CALL_TEXTS: { [K in CallName]: CallTexts<K> } = {
  getToken: {
    description: '取登录凭证（只显示长度和前 4 位）',
    reply: '凭证："…"、{"token":"…"}、{"data":{"token":"…"}} 或 {"data":"…"}；没有登录时为空',
  },
  getStatusBarHeight: { description: '取状态栏高度', reply: '数字：CSS 像素，0–100' },
  getGeneralData: {
    description: '取体脂秤测量数据',
    fields: { business: '固定为 "getBodyFatScale"' },
    reply: '对象：刚测的身体成分，也可以放在 data 里；至少有 weight（公斤）',
  },
  hiddenNavigaBar: {
    description: '隐藏或显示原生导航栏',
    fields: { isHidden: '真假值：true 隐藏' },
    reply: NOTHING,
    seen: '原生导航栏已隐藏',
  },
  jumpPage: {
    description: '打开原生页面',
    fields: { pageName: '文字：页面名', pageTitle: '文字：标题，可以没有' },
    reply: NOTHING,
    seen: '打开了目标计划，返回后还在这一页',
    hint: `pageName：${Object.keys(NATIVE_PAGE_TEXTS).join('、')}`,
  },
  goBack: {
    description: '返回',
    fields: { index: '数字：退几页' },
    reply: NOTHING,
    seen: '离开了这一页；再进来时结果还在',
  },
  saveQRCodeImg: { description: '保存二维码', fields: { image: IMAGE }, reply: SAVED },
  saveColumnImg: { description: '保存专栏图片', fields: { image: IMAGE }, reply: SAVED },
  getColumnDetailsShare: {
    description: '分享专栏',
    fields: {
      columnId: '文字：专栏编号',
      shareTitle: '文字：标题',
      shareDescription: '文字：说明',
      shareImage: '文字：图片地址，可以为空',
      joinCount: '数字：参加人数',
    },
    reply: NOTHING,
    seen: '弹出了分享面板，标题是“标题”',
  },
  getColumnTrySee: {
    description: '试看专栏课程',
    fields: { name: '文字：课程名称', video: '文字：视频地址', ...NUMBERS },
    reply: NOTHING,
    seen: '打开了试看播放器',
  },
  getColumnCoursePlan: { description: '打开专栏课程', fields: NUMBERS, reply: NOTHING, seen: '打开了课程页' },
  getShareNow: { description: '活动：立即分享', fields: ACTIVITY, reply: NOTHING, seen: '弹出了活动的分享面板' },
  getActivityDetailsShare: {
    description: '活动：分享详情',
    fields: ACTIVITY,
    reply: NOTHING,
    seen: '弹出了活动的分享面板',
  },
}

/** Page behaviour for each bridge protocol (shared/bridge/README.md, "Protocols"). */
export const GENERATIONS: readonly [name: string, text: string][] = [
  [
    'iOS WebViewJavascriptBridge 6',
    '页面先在 WVJBCallbacks 里留下回调，再用隐藏的 iframe 打开 https://__bridge_loaded__，App 拦下它并注入',
  ],
  ['Android JsBridge 1.x', '页面加载完后注入；要先 init；参数最后都是文字；两次调用之间要隔 50 毫秒'],
  ['Android JsBridge 2.x', '注入前只是没有 callHandler 的 Java 对象；第一次调用前 init 一次；参数必须是新的对象'],
  ['Android smallbuer 1.x', '页面加载完后注入；参数是文字'],
  [
    'HarmonyOS',
    'WebViewJavascriptBridge 的移植与 iOS 相同，JsBridge 的移植与 Android 1.x 相同；页面两种都等，先到先用',
  ],
]

interface Entry<K extends CallName> extends CallTexts<K> {
  /**
   * Whether the shell replies and the reply is displayed. Most shells reply to no other call
   * (bridge/calls.ts).
   */
  answers: boolean
  /** Default argument; undefined for calls without one. */
  argument?: Calls[K][0]
}

/** 1×1 px image that tests saving. */
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

/** Every bridge call by name. A call in bridge/calls.ts that is missing here is a compile error. */
export const CATALOGUE = Object.fromEntries(
  CALL_NAMES.map((name) => [name, { ...SENT[name], ...CALL_TEXTS[name] }]),
) as { [K in CallName]: Entry<K> }
