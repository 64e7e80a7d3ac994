import { createForecast, type Forecast } from '#shared/health/forecast.ts'

/**
 * Normal noise (Box and Muller) from random numbers that are the same at every run (mulberry32).
 */
export function createRandom(seed: number) {
  let state = seed
  const drawUniform = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const drawNormal = () => Math.sqrt(-2 * Math.log(1 - drawUniform())) * Math.cos(2 * Math.PI * drawUniform())
  return {
    uniform: drawUniform,
    normal: drawNormal,
    between: (minCount: number, maxCount: number) => minCount + (maxCount - minCount) * drawUniform(),
  }
}

/** A body without noise. */
export interface Course {
  /** kg above today's, so many days ago. */
  at: (ago: number) => number
  /** Days until it has moved by so many kg; never where it does not. */
  days: (kg: number) => number
  direction: 1 | -1
}

export interface Regime {
  course: (random: ReturnType<typeof createRandom>) => Course
  /** How much of a day's noise is the day before's. */
  memory?: number
  /** Days of the shortest history. */
  minDays?: number
  /** Days of the longest history; 150 where none is said. */
  maxDays?: number
  /** kg of a day's noise; else 0.25–0.8. */
  noise?: number
  /** One weigh-in in so many days; else on 50–100 % of the days. */
  every?: number
}

const getInfinity = () => Number.POSITIVE_INFINITY
/** kg a day, of a member for whom it goes well but not fast. */
const USUAL = [0.04, 0.13] as const

const createSteadyCourse =
  ([minCount, maxCount]: readonly [number, number]): Regime['course'] =>
  (random) => {
    const pace = random.between(minCount, maxCount)
    const direction = random.uniform() < 0.8 ? -1 : 1
    return { at: (ago) => -direction * pace * ago, days: (kg) => kg / pace, direction }
  }
/** 2 kg in a week, then slower, as long as now. */
const createQuickStart = (length: number): Regime => ({
  minDays: length + 28,
  course: (random) => {
    const pace = random.between(0.05, 0.11)
    const getWeightAtDay = (ago: number) =>
      pace * Math.min(ago, length) + (2 / 7) * Math.max(0, Math.min(ago - length, 7))
    return { at: getWeightAtDay, days: (kg) => kg / pace, direction: -1 }
  },
})
const createStep = (day: number): Regime => ({
  minDays: 90,
  course: () => ({ at: (ago) => (ago >= day ? 1 : 0), days: getInfinity, direction: -1 }),
})
const createPlateau = (length: number): Regime => ({
  minDays: 90,
  course: (random) => {
    const pace = random.between(...USUAL)
    return { at: (ago) => pace * Math.max(0, ago - length), days: getInfinity, direction: -1 }
  },
})

/** The pace does not change. */
export const STEADY: Record<string, Regime> = {
  'white noise': { course: createSteadyCourse(USUAL) },
  'noise of neighbours .4': { course: createSteadyCourse(USUAL), memory: 0.4 },
  'noise of neighbours .85': { course: createSteadyCourse(USUAL), memory: 0.85 },
  'noise of neighbours .95': { course: createSteadyCourse(USUAL), memory: 0.95 },
  '0.05–0.15 kg a week': { course: createSteadyCourse([0.05 / 7, 0.15 / 7]) },
  'sixty days, noise of 0.5 kg': { course: createSteadyCourse(USUAL), minDays: 60, maxDays: 60, noise: 0.5 },
  'a weigh-in a week': { course: createSteadyCourse(USUAL), every: 7, minDays: 56 },
}

/** It has changed, or changes all the time. */
export const CHANGED: Record<string, Regime> = {
  'quick week, then 28 days': createQuickStart(28),
  'quick week, then 35 days': createQuickStart(35),
  'quick week, then 42 days': createQuickStart(42),
  'half as fast for 28 days': {
    minDays: 70,
    course: (random) => {
      const pace = random.between(0.04, 0.08)
      return { at: (ago) => pace * (ago + Math.max(0, ago - 28)), days: (kg) => kg / pace, direction: -1 }
    },
  },
  'slows down, 120 days': {
    minDays: 60,
    course: (random) => {
      const maxCount = random.between(0.05, 0.13) * 120
      const computeDays = (kg: number) => (kg < maxCount ? -120 * Math.log(1 - kg / maxCount) : getInfinity())
      return { at: (ago) => maxCount * (Math.exp(ago / 120) - 1), days: computeDays, direction: -1 }
    },
  },
}

/** It does not move now: every forecast is wrong. */
export const FLAT: Record<string, Regime> = {
  'no movement': { minDays: 90, course: () => ({ at: () => 0, days: getInfinity, direction: -1 }) },
  '1 kg less 14 days ago': createStep(14),
  '1 kg less 21 days ago': createStep(21),
  'flat for 7 days': createPlateau(7),
  'flat for 14 days': createPlateau(14),
  'flat for 28 days': createPlateau(28),
}

/**
 * Percent of all members that get a range or a change of direction; percent of the ranges that hold
 * the true week.
 */
export interface Counted {
  displayed: number
  held: number
  turned: number
}

const TODAY = 20_000

/**
 * Simulates members of a regime with noise of 0.25–0.8 kg, 1.5–8 kg from their target.
 * @param countVerdicts how many
 * @param seed of the noise; not one that the constants were chosen on (101 to 103, 20261123)
 */
export function countVerdicts(regime: Regime, countVerdicts: number, seed = 27_182_818): Counted {
  const random = createRandom(seed)
  const all = Array.from({ length: countVerdicts }, () => simulateMember(regime, random))
  const displayed = all.flatMap(({ forecast: { weeks }, truth }) => (weeks ? [{ weeks, truth }] : []))
  const held = displayed.filter(({ weeks: [from, to], truth }) => from <= truth && truth <= to)
  const turned = all.filter(({ forecast }) => forecast.why === 'turned')
  const toPercent = (part: readonly unknown[], total: readonly unknown[]) =>
    Math.round((1000 * part.length) / total.length) / 10
  return { displayed: toPercent(displayed, all), held: toPercent(held, displayed), turned: toPercent(turned, all) }
}

function simulateMember(
  { course, memory = 0, minDays = 28, maxDays = 150, noise: local, every }: Regime,
  random: ReturnType<typeof createRandom>,
): { forecast: Forecast; truth: number } {
  const { at, days, direction } = course(random)
  const [sd, share, length] = [
    local ?? random.between(0.25, 0.8),
    random.between(0.5, 1),
    Math.round(random.between(minDays, maxDays)),
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
    forecast: createForecast({ days: weighed, today: TODAY, targetKg: 75 + direction * distance }),
    truth: days(distance) / 7,
  }
}
