import { CARD_FILE as CARD, NEWS, SLOGAN } from './brand.ts'

/** The card a chat app draws for a pasted link. A page may refine it once its data is there. */
interface ShareCard {
  title?: string
  description: string
  /** Path below `public/`, 1200×630. */
  image: string
}

export interface Route {
  /** `document.title` and the native title bar. */
  title: string
  /** `member` pages get a token from the shell before they ask for data; `public` ones never do (shared/api/README.md, "Access"). */
  access: 'member' | 'public'
  /** A public page that shows the same item to someone outside the app. */
  publicTwin?: string
  share?: ShareCard
  /** Keep out of search engines: pages with people's names, and pages for the team. */
  noindex?: true
  /** Follows the phone's dark scheme. Public and campaign pages are always light (shared/ui/README.md, "Colour"). */
  dark?: true
}

/**
 * Every page, declared once. Scripts, tests and types read this table; page bundles never load it.
 * `/` itself is `public/index.html`, which forwards to /down.
 */
export const routes = {
  test: { title: '原生交互测试', access: 'public', noindex: true },
  echarts: { title: '图表示例', access: 'public', noindex: true, dark: true },
  bodyComposition: { title: '身体成分数据', access: 'member', dark: true },
  set: { title: '设置体重', access: 'member', dark: true },
  sportsWeekly: { title: '运动报告', access: 'member', dark: true },
  sportData: { title: '运动数据', access: 'member', dark: true },
  evaluationReport: { title: '运动能力报告', access: 'member', dark: true },
  integral: { title: '积分商城', access: 'member', dark: true },
  chat: { title: '在线客服', access: 'member', dark: true },
  workOrder: { title: '创建工单', access: 'public', noindex: true },
  orderList: { title: '工单查询', access: 'public', noindex: true },
  file: { title: '用户协议', access: 'public', dark: true },
  down: {
    title: 'APP下载',
    access: 'public',
    share: { description: SLOGAN, image: CARD },
  },
  pkShare: {
    title: '多人PK',
    access: 'public',
    noindex: true,
    share: { description: '来和我一起PK，看看谁运动得更多', image: CARD },
  },
  groupShare: {
    title: '邀请加入群组',
    access: 'public',
    noindex: true,
    share: { description: '和我一起运动吧', image: CARD },
  },
  groupInfoShare: {
    title: '群组排行',
    access: 'public',
    noindex: true,
    share: { description: '来看看这段时间大家运动得怎么样', image: CARD },
  },
  courseSharing: {
    title: '课程分享',
    access: 'public',
    share: { description: '这节课适合你，在家就能练', image: CARD },
  },
  payFailed: { title: '未查询到付款', access: 'public', noindex: true },
  courseEndShare: {
    title: '我的运动成绩',
    access: 'public',
    noindex: true,
    share: { description: '今天也完成了训练', image: CARD },
  },
  groupReport: {
    title: '群组周报',
    access: 'public',
    noindex: true,
    share: { description: '本周群组打卡统计', image: CARD },
  },
  logistics: { title: '填写收货信息', access: 'public', noindex: true },
  activity: { title: '夏日燃卡挑战赛', access: 'member', publicTwin: 'activityDetailsShare' },
  activityDetailsShare: {
    title: '夏日燃卡挑战赛',
    access: 'public',
    share: { description: '燃烧卡路里，赢取健康好礼', image: CARD },
  },
  bodyFatScale: { title: '健康数据', access: 'member', dark: true },
  bodyFatScaleList: { title: '测量记录', access: 'member', dark: true },
  analysis: { title: '数据分析', access: 'member', dark: true },
  columnCourses: { title: '训练专栏', access: 'member', dark: true },
  columnDetails: { title: '专栏详情', access: 'member', publicTwin: 'columnShare', dark: true },
  columnShare: {
    title: '专栏详情',
    access: 'public',
    share: { description: '跟着计划练，在家也能坚持', image: CARD },
  },
  activityShare: {
    title: '活动分享',
    access: 'public',
    share: { description: NEWS, image: CARD },
  },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes
