import { type RouteName, routes } from '#shared/routes.ts'

/** A way to open a page. `{member}` becomes the number of the member who is logged in. */
export interface Preset {
  label: string
  query: string
}

const banners = ['health', 'afb', 'saleA1', 'saleB1', 'funSports', 'FSport']
const documents = ['agreement', 'privacy', 'sdkList', 'userInfo', 'recommend', 'vipAgreement']
const typed = (types: string[]): Preset[] => types.map((type) => ({ label: type, query: `type=${type}` }))

const ranking = (groupId: string, userNo: string, targetType: number, startDay: string, endDay: string) =>
  `startDay=${startDay}&endDay=${endDay}&groupId=${groupId}&targetType=${targetType}&userNo=${userNo}`

/** Queries by route; ids are those of the local service's seed. Without an entry a page opens without a query. */
const PRESETS: Partial<Record<RouteName, Preset[]>> = {
  bodyComposition: [
    { label: '历史', query: '' },
    { label: '刚测完', query: 'from=BodyFatScale' },
  ],
  evaluationReport: [
    { label: '最新', query: '' },
    { label: '第一次评测', query: 'reportId=E1001-1' },
  ],
  sportsWeekly: [
    { label: '默认', query: '' },
    { label: '月报', query: 'reportId=1' },
    { label: '没有运动的一周', query: 'reportId=5' },
    { label: '休息后的一周', query: 'reportId=6' },
  ],
  file: typed(documents),
  down: [
    { label: '下载', query: '' },
    { label: '打开', query: 'toApp=1' },
  ],
  pkShare: [
    { label: '多人PK', query: 'pkNo=P1&userNo={member}' },
    { label: '没有名次', query: 'pkNo=P3&userNo=1001' },
    { label: '名次很长', query: 'pkNo=P5&userNo=1001' },
    { label: '不存在', query: 'pkNo=P9&userNo={member}' },
    { label: '缺参数', query: 'pkNo=P1' },
  ],
  groupShare: [
    { label: '邀请', query: 'groupId=G1&userNo={member}' },
    { label: '1 人', query: 'groupId=G2&userNo=1001' },
    { label: '2 人', query: 'groupId=G3&userNo=1001' },
    { label: '3 人', query: 'groupId=G4&userNo=1001' },
    { label: '长群名', query: 'groupId=G5&userNo=1001' },
    { label: '200 人', query: 'groupId=G200&userNo=1001' },
    { label: '不存在', query: 'groupId=G9&userNo={member}' },
    { label: '缺参数', query: 'groupId=G1' },
  ],
  groupInfoShare: [
    { label: '整月', query: ranking('G1', '{member}', 1, '2026-11-01', '2026-11-30') },
    { label: '一天打卡', query: ranking('G1', '{member}', 0, '2026-11-20', '2026-11-20') },
    { label: '容量', query: ranking('G5', '1001', 2, '2026-11-09', '2026-11-15') },
    { label: '200 人', query: ranking('G200', '1001', 3, '2026-11-01', '2026-11-20') },
    { label: '1 人', query: ranking('G2', '1001', 1, '2026-10-01', '2026-10-31') },
    { label: '缺参数', query: 'groupId=G1' },
  ],
  courseSharing: [
    { label: 'AI 力量课', query: 'courseNo=C1001&type=1' },
    { label: '长简介', query: 'courseNo=C1002&type=2' },
    { label: '资料不全', query: 'courseNo=C1003' },
    { label: '30 个小节', query: 'courseNo=C1004' },
    { label: '缺参数', query: '' },
  ],
  courseEndShare: [
    { label: '背景 1', query: 'type=1&userSportNo=S2' },
    { label: '背景 2', query: 'type=2&userSportNo=S3' },
    { label: '背景 3', query: 'type=3&userSportNo=S1' },
    { label: '一格', query: 'type=1&userSportNo=S4' },
    { label: '没有数据', query: 'type=2&userSportNo=S5' },
    { label: '长文字', query: 'type=3&userSportNo=S6' },
    { label: '不存在', query: 'type=1&userSportNo=S9' },
    { label: '缺参数', query: 'type=1' },
  ],
  groupReport: [
    { label: '已达标', query: 'reportId=1&meetStandardCondition=1' },
    { label: '未达标', query: 'reportId=1&meetStandardCondition=0' },
    { label: '1 人', query: 'reportId=2&meetStandardCondition=1' },
    { label: '1 人未达标', query: 'reportId=2&meetStandardCondition=0' },
    { label: '2 人', query: 'reportId=3&meetStandardCondition=0' },
    { label: '3 人', query: 'reportId=4&meetStandardCondition=1' },
    { label: '200 人', query: 'reportId=200&meetStandardCondition=0' },
    { label: '不存在', query: 'reportId=9&meetStandardCondition=1' },
  ],
  logistics: [{ label: '填写', query: 'activityId=A1004' }],
  activity: [
    { label: '进行中', query: 'activityId=A1001' },
    { label: '未开始', query: 'activityId=A1002' },
    { label: '已结束', query: 'activityId=A1003' },
    { label: '已领取，未填地址', query: 'activityId=A1004' },
    { label: '没有奖品', query: 'activityId=A1010' },
    { label: '五档奖品', query: 'activityId=A1015' },
    { label: '缺参数', query: '' },
  ],
  activityDetailsShare: [
    { label: '进行中', query: 'activityId=A1001' },
    { label: '已结束', query: 'activityId=A1003' },
    { label: '缺参数', query: '' },
  ],
  activityShare: typed(banners),
  analysis: [
    { label: '体重', query: 'name=体重&target=weight&unit=kg&type=1' },
    { label: '体脂率', query: 'name=体脂率&target=bodyFat&unit=%25&type=2' },
    { label: '身体类型', query: 'name=身体类型&target=bt&type=9' },
  ],
  columnDetails: [
    { label: '专栏', query: 'columnId=L1001' },
    { label: '不存在', query: 'columnId=L9999' },
    { label: '缺参数', query: '' },
  ],
  columnShare: [
    { label: '专栏', query: 'columnId=L1001' },
    { label: '不存在', query: 'columnId=L9999' },
    { label: '缺参数', query: '' },
  ],
}

const PLAIN: Preset[] = [{ label: '', query: '' }]

/** Every route with its ways to open it. */
export const SCREENS = (Object.keys(routes) as RouteName[]).map((name) => ({
  name,
  title: routes[name].title as string,
  isMember: routes[name].access === 'member',
  presets: PRESETS[name] ?? PLAIN,
}))

/** The path a preset opens. */
export const pathOf = (name: RouteName, { query }: Preset, member: string) =>
  query ? `/${name}?${query.replaceAll('{member}', member)}` : `/${name}`
