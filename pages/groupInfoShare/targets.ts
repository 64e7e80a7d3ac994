export interface Target {
  unit: string
  /** Above the member's own value. */
  sum: string
  /** What the list is sorted by. */
  order: string
}

/** Target types, in their order: 0 days checked in, 1 minutes, 2 kilograms, 3 kcal. */
const TARGETS: readonly Target[] = [
  { unit: '天', sum: '累计打卡', order: '按打卡天数排名' },
  { unit: '分钟', sum: '累计运动', order: '按运动时长排名' },
  { unit: '公斤', sum: '累计容量', order: '按力量容量排名' },
  { unit: '千卡', sum: '累计消耗', order: '按消耗热量排名' },
]
const MINUTES = '1'

/** The target type that an address means; an unknown one is minutes. */
export const knownType = (targetType: string): string => (/^[0-3]$/.test(targetType) ? targetType : MINUTES)

/** What a target type counts. */
export const targetOf = (targetType: string): Target => TARGETS[Number(knownType(targetType))]!
