import { BANNER_TEXTS } from '#pages/activityShare/banner-texts.ts'
import { DOCUMENTS } from '#shared/core/document.ts'
import { type RouteName, routes } from '#shared/routes.ts'

/** A way to open a page. `{member}` becomes the number of the member who is logged in. */
export interface Preset {
  label: string
  query: string
}

const createTypeQueries = (types: object) =>
  Object.fromEntries(Object.keys(types).map((type) => [type, `type=${type}`]))

const createRankingQuery = (groupId: string, userNo: string, targetType: number, startDay: string, endDay: string) =>
  `startDay=${startDay}&endDay=${endDay}&groupId=${groupId}&targetType=${targetType}&userNo=${userNo}`

/**
 * Labels and queries by route; ids are those of the local service's seed. Without an entry a page
 * opens without a query.
 */
const PRESETS: Partial<Record<RouteName, Record<string, string>>> = {
  bodyComposition: { 历史: '', 刚测完: 'from=BodyFatScale' },
  evaluationReport: { 最新: '', 第一次评测: 'reportId=E1001-1' },
  sportsWeekly: { 默认: '', 月报: 'reportId=1', 没有运动的一周: 'reportId=5', 休息后的一周: 'reportId=6' },
  file: createTypeQueries(DOCUMENTS),
  down: { 下载: '', 打开: 'toApp=1' },
  pkShare: {
    多人PK: 'pkNo=P1&userNo={member}',
    没有名次: 'pkNo=P3&userNo=1001',
    名次很长: 'pkNo=P5&userNo=1001',
    不存在: 'pkNo=P9&userNo={member}',
    缺参数: 'pkNo=P1',
  },
  groupShare: {
    邀请: 'groupId=G1&userNo={member}',
    '1 人': 'groupId=G2&userNo=1001',
    '2 人': 'groupId=G3&userNo=1001',
    '3 人': 'groupId=G4&userNo=1001',
    长群名: 'groupId=G5&userNo=1001',
    '200 人': 'groupId=G200&userNo=1001',
    不存在: 'groupId=G9&userNo={member}',
    缺参数: 'groupId=G1',
  },
  groupInfoShare: {
    整月: createRankingQuery('G1', '{member}', 1, '2026-11-01', '2026-11-30'),
    一天打卡: createRankingQuery('G1', '{member}', 0, '2026-11-20', '2026-11-20'),
    容量: createRankingQuery('G5', '1001', 2, '2026-11-09', '2026-11-15'),
    '200 人': createRankingQuery('G200', '1001', 3, '2026-11-01', '2026-11-20'),
    '1 人': createRankingQuery('G2', '1001', 1, '2026-10-01', '2026-10-31'),
    缺参数: 'groupId=G1',
  },
  courseSharing: {
    'AI 力量课': 'courseNo=C1001&type=1',
    长简介: 'courseNo=C1002&type=2',
    资料不全: 'courseNo=C1003',
    '30 个小节': 'courseNo=C1004',
    缺参数: '',
  },
  courseEndShare: {
    '背景 1': 'type=1&userSportNo=S2',
    '背景 2': 'type=2&userSportNo=S3',
    '背景 3': 'type=3&userSportNo=S1',
    一格: 'type=1&userSportNo=S4',
    没有数据: 'type=2&userSportNo=S5',
    长文字: 'type=3&userSportNo=S6',
    不存在: 'type=1&userSportNo=S9',
    缺参数: 'type=1',
  },
  groupReport: {
    已达标: 'reportId=1&meetStandardCondition=1',
    未达标: 'reportId=1&meetStandardCondition=0',
    '1 人': 'reportId=2&meetStandardCondition=1',
    '1 人未达标': 'reportId=2&meetStandardCondition=0',
    '2 人': 'reportId=3&meetStandardCondition=0',
    '3 人': 'reportId=4&meetStandardCondition=1',
    '200 人': 'reportId=200&meetStandardCondition=0',
    不存在: 'reportId=9&meetStandardCondition=1',
  },
  logistics: { 填写: 'activityId=A1004' },
  activity: {
    进行中: 'activityId=A1001',
    未开始: 'activityId=A1002',
    已结束: 'activityId=A1003',
    '已领取，未填地址': 'activityId=A1004',
    没有奖品: 'activityId=A1010',
    五档奖品: 'activityId=A1015',
    缺参数: '',
  },
  activityDetailsShare: { 进行中: 'activityId=A1001', 已结束: 'activityId=A1003', 缺参数: '' },
  activityShare: createTypeQueries(BANNER_TEXTS),
  analysis: {
    体重: 'name=体重&target=weight&unit=kg&type=1',
    体脂率: 'name=体脂率&target=bodyFat&unit=%25&type=2',
    身体类型: 'name=身体类型&target=bt&type=9',
  },
  columnDetails: { 专栏: 'columnId=L1001', 不存在: 'columnId=L9999', 缺参数: '' },
  columnShare: { 专栏: 'columnId=L1001', 不存在: 'columnId=L9999', 缺参数: '' },
}

/** Every route with its ways to open it. */
export const SCREENS = (Object.keys(routes) as RouteName[]).map((name) => ({
  name,
  title: routes[name].title as string,
  isMember: routes[name].access === 'member',
  presets: Object.entries(PRESETS[name] ?? { '': '' }).map(([label, query]): Preset => ({ label, query })),
}))

/** The path a preset opens. */
export const createPath = (name: RouteName, { query }: Preset, member: string) =>
  query ? `/${name}?${query.replaceAll('{member}', member)}` : `/${name}`
