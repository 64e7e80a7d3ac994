/** A step of a course; duration in seconds. */
export interface Segment {
  name: string
  duration: number
}

const steps = (...pairs: [name: string, duration: number][]): Segment[] =>
  pairs.map(([name, duration]) => ({ name, duration }))

export const STRENGTH_STEPS = steps(
  ['热身 · 动态拉伸', 150],
  ['哑铃深蹲', 240],
  ['俯身划船', 240],
  ['组间休息', 45],
  ['推举 + 弓步', 380],
  ['核心平板', 195],
  ['放松 · 静态拉伸', 180],
)

export const MORNING_STEPS = steps(
  ['踝关节环绕', 60],
  ['猫牛式', 120],
  ['下犬式', 120],
  ['站姿前屈', 120],
  ['侧腰伸展', 90],
  ['颈部放松', 90],
)

/** A single step is the smallest course there is. */
export const NECK_STEPS = steps(['左右侧屈', 45])

const MOVES = ['开合跳', '深蹲跳', '登山者', '高抬腿', '俯卧撑', '波比跳', '弓步跳']

/** 30 steps, the last one without a fixed length. */
export const INTERVAL_STEPS: readonly Segment[] = Array.from({ length: 30 }, (_, index) => {
  if (index === 0) return { name: '热身', duration: 300 }
  if (index === 29) return { name: '自由发挥', duration: 0 }
  if (index % 2 === 0) return { name: '休息', duration: 60 }
  return { name: `${MOVES[((index - 1) / 2) % MOVES.length]} · 第 ${(index + 1) / 2} 组`, duration: 195 }
})
