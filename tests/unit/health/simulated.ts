import { type Forecast, forecastOf } from '#shared/health/forecast.ts'

/** Normal noise (Box and Muller) from random numbers that are the same at every run (mulberry32). */
export function noiseFrom(seed: number) {
  let state = seed
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
  return { uniform, normal, between: (least: number, most: number) => least + (most - least) * uniform() }
}

/** A body without noise. */
export interface Course {
  /** kg above today's, so many days ago. */
  at: (ago: number) => number
  /** Days until it has moved by so many kg; never where it does not. */
  days: (kg: number) => number
  way: 1 | -1
}

export interface Regime {
  course: (random: ReturnType<typeof noiseFrom>) => Course
  /** How much of a day's noise is the day before's. */
  memory?: number
  /** Days of the shortest history. */
  least?: number
  /** Days of the longest history; 150 where none is said. */
  most?: number
  /** kg of a day's noise; else 0.25–0.8. */
  noise?: number
  /** One weigh-in in so many days; else on 50–100 % of the days. */
  every?: number
}

const never = () => Number.POSITIVE_INFINITY
/** kg a day, of a member for whom it goes well but not fast. */
const USUAL = [0.04, 0.13] as const

const steady =
  ([least, most]: readonly [number, number]): Regime['course'] =>
  (random) => {
    const pace = random.between(least, most)
    const way = random.uniform() < 0.8 ? -1 : 1
    return { at: (ago) => -way * pace * ago, days: (kg) => kg / pace, way }
  }
/** 2 kg in a week, then slower, as long as now. */
const quickStart = (length: number): Regime => ({
  least: length + 28,
  course: (random) => {
    const pace = random.between(0.05, 0.11)
    const at = (ago: number) => pace * Math.min(ago, length) + (2 / 7) * Math.max(0, Math.min(ago - length, 7))
    return { at, days: (kg) => kg / pace, way: -1 }
  },
})
const step = (day: number): Regime => ({
  least: 90,
  course: () => ({ at: (ago) => (ago >= day ? 1 : 0), days: never, way: -1 }),
})
const plateau = (length: number): Regime => ({
  least: 90,
  course: (random) => {
    const pace = random.between(...USUAL)
    return { at: (ago) => pace * Math.max(0, ago - length), days: never, way: -1 }
  },
})

/** The pace does not change. */
export const STEADY: Record<string, Regime> = {
  'white noise': { course: steady(USUAL) },
  'noise of neighbours .4': { course: steady(USUAL), memory: 0.4 },
  'noise of neighbours .85': { course: steady(USUAL), memory: 0.85 },
  'noise of neighbours .95': { course: steady(USUAL), memory: 0.95 },
  '0.05–0.15 kg a week': { course: steady([0.05 / 7, 0.15 / 7]) },
  'sixty days, noise of 0.5 kg': { course: steady(USUAL), least: 60, most: 60, noise: 0.5 },
  'a weigh-in a week': { course: steady(USUAL), every: 7, least: 56 },
}

/** It has changed, or changes all the time. */
export const CHANGED: Record<string, Regime> = {
  'quick week, then 28 days': quickStart(28),
  'quick week, then 35 days': quickStart(35),
  'quick week, then 42 days': quickStart(42),
  'half as fast for 28 days': {
    least: 70,
    course: (random) => {
      const pace = random.between(0.04, 0.08)
      return { at: (ago) => pace * (ago + Math.max(0, ago - 28)), days: (kg) => kg / pace, way: -1 }
    },
  },
  'slows down, 120 days': {
    least: 60,
    course: (random) => {
      const most = random.between(0.05, 0.13) * 120
      const days = (kg: number) => (kg < most ? -120 * Math.log(1 - kg / most) : never())
      return { at: (ago) => most * (Math.exp(ago / 120) - 1), days, way: -1 }
    },
  },
}

/** It does not move now: every forecast is wrong. */
export const FLAT: Record<string, Regime> = {
  'no movement': { least: 90, course: () => ({ at: () => 0, days: never, way: -1 }) },
  '1 kg less 14 days ago': step(14),
  '1 kg less 21 days ago': step(21),
  'flat for 7 days': plateau(7),
  'flat for 14 days': plateau(14),
  'flat for 28 days': plateau(28),
}

/** Percent of all members: for whom a range is shown, and who are told that it turned; percent of those with a range: for whom it holds the true week. */
export interface Counted {
  shown: number
  held: number
  turned: number
}

const TODAY = 20_000

/** Members of a regime with noise of 0.25–0.8 kg, 1.5–8 kg from their target. @param count how many @param seed of the noise; not one that the constants were chosen on (101 to 103, 20261123) */
export function count(regime: Regime, count: number, seed = 27_182_818): Counted {
  const random = noiseFrom(seed)
  const all = Array.from({ length: count }, () => member(regime, random))
  const shown = all.flatMap(({ forecast: { weeks }, truth }) => (weeks ? [{ weeks, truth }] : []))
  const held = shown.filter(({ weeks: [from, to], truth }) => from <= truth && truth <= to)
  const turned = all.filter(({ forecast }) => forecast.why === 'turned')
  const percent = (part: readonly unknown[], whole: readonly unknown[]) =>
    Math.round((1000 * part.length) / whole.length) / 10
  return { shown: percent(shown, all), held: percent(held, shown), turned: percent(turned, all) }
}

function member(
  { course, memory = 0, least = 28, most = 150, noise: own, every }: Regime,
  random: ReturnType<typeof noiseFrom>,
): { forecast: Forecast; truth: number } {
  const { at, days, way } = course(random)
  const [sd, share, length] = [
    own ?? random.between(0.25, 0.8),
    random.between(0.5, 1),
    Math.round(random.between(least, most)),
  ]
  let noise = sd * random.normal()
  const weighed = Array.from({ length }, (_, index) => length - 1 - index).flatMap((ago) => {
    noise = memory * noise + sd * Math.sqrt(1 - memory ** 2) * random.normal()
    const value = 75 + at(ago) + noise
    const isDone = every ? ago % every === 3 : random.uniform() < share
    return isDone ? [{ day: TODAY - ago, value, min: value, max: value, count: 1 }] : []
  })
  const distance = random.between(1.5, 8)
  return {
    forecast: forecastOf({ days: weighed, today: TODAY, targetKg: 75 + way * distance }),
    truth: days(distance) / 7,
  }
}
