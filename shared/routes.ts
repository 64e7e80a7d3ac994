import { CAMPAIGN_NAME } from './campaign.ts'

export interface Route {
  /** `document.title` and the native title bar. */
  title: string
  /**
   * `member` pages request a token from the shell before they load data; `public` ones never do
   * (shared/api/README.md, "Access").
   */
  access: 'member' | 'public'
  /** A public page that shows the same item to someone outside the app. */
  publicTwin?: string
  /** Keep out of search engines: pages with people's names, and pages for the team. */
  noindex?: true
  /**
   * Follows the phone's dark scheme. Share and campaign pages are always light
   * (shared/ui/README.md, "Colour").
   */
  dark?: true
  /** Draws with the chart library: a larger budget, and a little slower than the rest. */
  chart?: true
  /**
   * False: the page never connects to the shell. For pages with a foreign frame, which the shell
   * would listen to as well. Others may run inside the app.
   */
  bridge?: false
}

/**
 * All pages; share pages declare the rest in their share.ts. Scripts, tests and types read this
 * table; page bundles never load it. `/` is `public/index.html`, which forwards to /down.
 */
export const routes = {
  test: { title: '原生交互测试', access: 'public', noindex: true },
  echarts: { title: '图表示例', access: 'public', noindex: true, dark: true, chart: true },
  bodyComposition: { title: '身体成分数据', access: 'member', dark: true, chart: true },
  set: { title: '设置体重', access: 'member', dark: true },
  sportsWeekly: { title: '运动周报', access: 'member', dark: true, chart: true },
  sportData: { title: '运动数据', access: 'member', dark: true, chart: true },
  evaluationReport: { title: '运动能力报告', access: 'member', dark: true },
  integral: { title: '积分商城', access: 'member', dark: true },
  chat: { title: '在线客服', access: 'member', dark: true },
  workOrder: { title: '创建工单', access: 'public', noindex: true, bridge: false, dark: true },
  orderList: { title: '工单查询', access: 'public', noindex: true, bridge: false, dark: true },
  file: { title: '用户协议', access: 'public', dark: true },
  down: { title: 'APP下载', access: 'public' },
  pkShare: { title: '多人PK', access: 'public', noindex: true },
  groupShare: { title: '邀请加入群组', access: 'public', noindex: true },
  groupInfoShare: { title: '群组排行', access: 'public', noindex: true },
  courseSharing: { title: '课程分享', access: 'public' },
  payFailed: { title: '未查询到付款', access: 'public', noindex: true },
  courseEndShare: { title: '我的运动成绩', access: 'public', noindex: true },
  groupReport: { title: '群组周报', access: 'public', noindex: true },
  logistics: { title: '填写收货信息', access: 'public', noindex: true },
  activity: { title: CAMPAIGN_NAME, access: 'member', publicTwin: 'activityDetailsShare' },
  activityDetailsShare: { title: CAMPAIGN_NAME, access: 'public' },
  bodyFatScale: { title: '健康数据', access: 'member', dark: true },
  bodyFatScaleList: { title: '测量记录', access: 'member', dark: true },
  analysis: { title: '数据分析', access: 'member', dark: true, chart: true },
  columnCourses: { title: '训练专栏', access: 'member', dark: true },
  columnDetails: {
    title: '专栏详情',
    access: 'member',
    publicTwin: 'columnShare',
    dark: true,
  },
  columnShare: { title: '专栏详情', access: 'public' },
  activityShare: { title: '活动分享', access: 'public' },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes
