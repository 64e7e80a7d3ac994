/** Numbers as people read them. A missing value is one half-width dash everywhere. */
export const PLACEHOLDER = '-'

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i
/** Beyond this a double no longer holds one decimal. */
const LARGEST_ROUNDED = 1e15
/**
 * Values from here on count as missing: no measurement of the product comes near, and no layout has
 * room for it.
 */
export const TOO_LARGE = 1e8

/**
 * Parses a finite number or a decimal string; anything else (null, '', NaN, '12kg', true) is
 * undefined.
 */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'string') return DECIMAL.test(value.trim()) ? toNumber(Number(value)) : undefined
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Hold a number between two bounds; NaN becomes the lower one. */
export function clamp(value: number, lower: number, upper: number): number {
  return value > lower ? Math.min(value, upper) : lower
}

/** Round half away from zero as on paper: 1.005 → 1.01, -0.05 → -0.1, never -0. */
export function round(value: number, decimals: number): number {
  const shifted = Math.abs(value) * 10 ** decimals
  if (!(shifted < LARGEST_ROUNDED)) return value
  // 15 digits drop the binary noise of the multiplication (1.005 × 100 = 100.49999999999999)
  const rounded = Math.round(Number(shifted.toPrecision(15)))
  return rounded === 0 ? 0 : (Math.sign(value) * rounded) / 10 ** decimals
}

/**
 * Formats exactly `decimals` digits: 54 → '54.0'. '-' if the value is no finite number, or too
 * large.
 */
export function formatFixed(value: unknown, decimals: number): string {
  const number = toNumber(value)
  if (number === undefined || Math.abs(number) >= TOO_LARGE) return PLACEHOLDER
  return round(number, decimals).toFixed(decimals)
}

/** At most `decimals` digits after the point: 54.0 → '54', 54.25 → '54.3'. '-' when missing. */
export function formatTrimmed(value: unknown, decimals: number): string {
  const text = formatFixed(value, decimals)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** Adds commas to a whole number: 12345 → '12,345'. For first views that need no rounding. */
export const addCommas = (integer: number | string): string => `${integer}`.replace(/\B(?=(\d{3})+$)/g, ',')

/** Like `formatFixed`, with commas: 12345.6 → '12,345.6'. '-' when missing. */
export function formatGrouped(value: unknown, decimals = 0): string {
  const [integer = '', fraction] = formatFixed(value, decimals).split('.')
  return fraction === undefined ? addCommas(integer) : `${addCommas(integer)}.${fraction}`
}

/**
 * Rounds an amount for display: whole, at least 1 if above 0. Undefined when missing or negative.
 */
export const roundAmount = (done: number | undefined): number | undefined =>
  done === undefined || done < 0 ? undefined : done && Math.max(1, round(done, 0))

/** The same as text, with commas; '-' for what is undefined. */
export const formatAmount = (done: number | undefined): string => formatGrouped(roundAmount(done))

/** Like `formatTrimmed`, with commas: 1861 → '1,861', 55.10 → '55.1'. '-' when missing. */
export const formatTrimmedGrouped = (value: unknown, decimals: number): string =>
  formatGrouped(value, formatTrimmed(value, decimals).split('.')[1]?.length ?? 0)

/**
 * Applies the sign of `trend` (1 up, -1 down, 0 no change) to a size. Without a trend the size
 * keeps its own sign. Undefined when the size is missing.
 */
export function getSignedChange(size: number | undefined, trend: number | undefined): number | undefined {
  return size === undefined || trend === undefined ? size : Math.sign(trend) * Math.abs(size)
}
