import { round, toNumber } from '#shared/format/numbers.ts'
import { type Body, getHeight } from './body.ts'
import { parsePartMass } from './measured.ts'

/** Rounds a scale's number to 1 decimal; negative ones become 0. Undefined when missing. */
export function scaleNumber(value: unknown): number | undefined {
  const number = toNumber(value)
  return number === undefined ? undefined : Math.max(0, round(number, 1))
}

/** True for codes such as -1 ("low"), which are not measurements. */
const isCode = (key: string) => /(rate|bt)_?code$/i.test(key)

/**
 * Normalises every number of a scale's results, including segments; other values and codes are
 * unchanged. Not for records: one decimal would be too coarse for the waist-hip ratio.
 */
export function normalizeScale<T extends object>(results: T): T {
  const entries = Object.entries(results).map(([key, value]: [string, unknown]) => {
    if (typeof value === 'number' && !isCode(key)) return [key, scaleNumber(value)]
    const isNested = typeof value === 'object' && value !== null && !Array.isArray(value)
    return [key, isNested ? normalizeScale(value) : value]
  })
  return Object.fromEntries(entries) as T
}

/**
 * Mass in kg of a fresh measurement: the mass field unless it exceeds the body weight; else percent
 * × weight / 100, to 1 decimal. Undefined without either.
 */
export function getFreshMass(massKg: unknown, percent: unknown, weightKg: number): number | undefined {
  const share = toNumber(percent)
  const ofShare = share === undefined || share > 100 ? undefined : scaleNumber((share * weightKg) / 100)
  return parsePartMass(massKg, weightKg) ?? ofShare
}

/**
 * Standard weight in kg: the record's own, else 22 × height(m)², to 1 decimal
 * (shared/health/README.md, "Standard weight"). Undefined if neither is available.
 */
export function getStandardWeight(body: Body, serviceKg?: unknown): number | undefined {
  const given = toNumber(serviceKg)
  if (given !== undefined && given > 0) return given
  const height = getHeight(body)
  return height === undefined ? undefined : round(22 * (height / 100) ** 2, 1)
}
