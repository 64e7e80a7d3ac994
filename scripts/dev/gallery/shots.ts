import { createPath, SCREENS } from '#scripts/native-shell/page/presets.ts'
import { type RouteName, routes } from '#shared/routes.ts'

/** What the service does while the picture is taken (scripts/local-service/faults.ts). */
export type Weather = 'fine' | 'failing' | 'slow' | 'blank'

export interface Shot {
  page: RouteName
  /** What it shows; also its file name behind the page's. */
  state: string
  path: string
  weather: Weather
  /** Number of the member inside the app; absent on public pages. */
  memberNo?: string
  width: number
  textPercent?: number
  dark?: true
  /** As on the first visit: the guide is shown. */
  firstVisit?: true
  /** Names of buttons, choices or tabs pressed one after the other before the picture is taken. */
  taps?: readonly string[]
}

const MEMBER = '1001'
/** A member without any records (scripts/local-service/members.ts). */
const NEWCOMER = '1003'
/** Longest name, no height, birthday or picture. */
const INCOMPLETE = '1006'

/** Dialogs, sheets and other views a tap or two opens. */
const TAPS: Partial<Record<RouteName, readonly string[][]>> = {
  bodyFatScale: [['选择日期'], ['选择日期', '2026年11月 ▾']],
  bodyComposition: [['手动记录体重'], ['左上肢']],
  analysis: [['查看明细'], ['更多分析'], ['更多分析', '导出数据']],
  sportData: [['周']],
  activity: [['领取奖品'], ['保温运动壶', '领取奖品']],
  columnDetails: [['加入活动'], ['课程计划'], ['课程计划', '解锁']],
  logistics: [['确认提交'], ['所在地区']],
  groupShare: [['加入群组']],
  file: [['目录']],
  echarts: [['1 万']],
}

/**
 * Every picture of the gallery: each preset, then the states of the first one.
 * @param only these pages; none = all
 */
export function createShots(only: readonly string[]): Shot[] {
  return SCREENS.filter(({ name }) => !only.length || only.includes(name)).flatMap(({ name, isMember, presets }) => {
    const createShot = (state: string, rest: Partial<Shot> = {}, preset = presets[0]!): Shot => {
      const memberNo = rest.memberNo ?? MEMBER
      const base = { page: name, state, path: createPath(name, preset, memberNo), weather: 'fine', width: 390 } as const
      return { ...base, ...rest, ...(isMember && { memberNo }) }
    }
    return [
      ...presets.map((preset) => createShot(preset.label || '默认', {}, preset)),
      ...('dark' in routes[name] ? [createShot('深色', { dark: true })] : []),
      createShot('320 px', { width: 320 }),
      createShot('文字 200%', { textPercent: 200 }),
      createShot('加载中', { weather: 'slow' }),
      createShot('出错', { weather: 'failing' }),
      createShot('空答复', { weather: 'blank' }),
      ...(isMember
        ? [createShot('新成员', { memberNo: NEWCOMER }), createShot('资料不全的成员', { memberNo: INCOMPLETE })]
        : []),
      ...(name === 'bodyFatScale' ? [createShot('首次引导', { firstVisit: true })] : []),
      ...(TAPS[name] ?? []).map((taps) => createShot(`点按 ${taps.join('、')}`, { taps })),
    ]
  })
}

/** File name of a picture: letters of any script and digits, joined by dashes. */
export const getFileName = ({ page, state }: Pick<Shot, 'page' | 'state'>) =>
  `${page}-${state.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/-$/, '')}.png`
