export interface Target {
  unit: string
  /** Above the member's own value. */
  sum: string
}

/** Target types, in their order: 0 days checked in, 1 minutes, 2 kilograms, 3 kcal. */
const TARGETS: readonly Target[] = [
  { unit: '天', sum: '累计打卡' },
  { unit: '分钟', sum: '累计运动' },
  { unit: '公斤', sum: '累计容量' },
  { unit: '千卡', sum: '累计消耗' },
]
const MINUTES = 1

/** What a target type counts; an unknown one counts minutes. */
export const targetOf = (targetType: string): Target =>
  TARGETS[/^\d$/.test(targetType) ? Number(targetType) : MINUTES] ?? TARGETS[MINUTES]!
