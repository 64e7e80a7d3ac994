/** Invented readings for the gallery. Weight in kg, exercise in minutes. */
const WEIGHTS = [58.9, 58.6, 58.8, 58.2, 57.9, 58.3, 57.8, 57.4, 57.6, 57.1, 56.9, 57.2]
const MINUTES = [142, 96, 0, 188, 215, 64, 120, 30, 175, 90, 48, 205]

/** Long enough to prove that panning stays cheap. */
const MANY = 10_000

export type Amount = 'sample' | 'none' | 'one' | 'many'

/** A slow wave with a quick one on it, so that every window looks different. */
const wave = (middle: number, height: number) =>
  Array.from(
    { length: MANY },
    (_, index) => Math.round((middle + height * (0.7 * Math.sin(index / 60) + 0.3 * Math.sin(index * 1.7))) * 10) / 10,
  )

const seriesOf = (sample: readonly number[], middle: number, height: number): Record<Amount, readonly number[]> => ({
  sample,
  none: [],
  one: sample.slice(-1),
  many: wave(middle, height),
})

export const LINE = seriesOf(WEIGHTS, 58, 4)
export const BARS = seriesOf(MINUTES, 120, 100)

export const AXES = [
  { name: '心肺耐力', text: '84', percent: 84 },
  { name: '肌肉力量', text: '76', percent: 76 },
  { name: '柔韧性', text: '68', percent: 68 },
  { name: '动作标准度', text: '88', percent: 88 },
  { name: '身体体态', text: '58', percent: 58 },
  { name: '身体成分', text: '91', percent: 91 },
]

export const PAIRS = [
  { name: '消耗（千卡）', value: '1,684', last: '1,420', height: 100, lastHeight: 84.3 },
  { name: '天数（天）', value: '5', last: '4', height: 100, lastHeight: 80 },
  { name: '时长（分钟）', value: '0', last: '188', height: 0, lastHeight: 100 },
]

export const NO_PAIRS = PAIRS.map(({ name }) => ({ name, value: '-', last: '-', height: 0, lastHeight: 0 }))

/** Full, in part, none, nothing planned. */
export const DAYS = [
  { day: 12, done: 1, total: 1 },
  { day: 13, done: 2, total: 2 },
  { day: 14, done: 1, total: 2 },
  { day: 15, done: 0, total: 1 },
  { day: 16, done: 0, total: 0 },
  { day: 17, done: 3, total: 3 },
  { day: 18, done: 2, total: 3 },
]

/** A month of 30 days that starts on a Sunday, nothing planned yet. */
export const MONTH = [
  ...Array.from({ length: 6 }, () => ({ day: 0, done: 0, total: 0 })),
  ...Array.from({ length: 30 }, (_, index) => ({ day: index + 1, done: 0, total: 0 })),
]
