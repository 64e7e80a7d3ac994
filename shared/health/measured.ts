import { round, toNumber } from '#shared/format/numbers.ts'

/** What the service writes where it has measured nothing: a value that reaches it is no measurement. */
const SENTINEL = 9999

/** Relative: floating-point noise of this size does not cross an edge. */
const NOISE = 1e-9

/** Whether a value has reached an edge: 24 × 1.63² / 1.63² has reached 24, 18.499999 has not reached 18.5. */
export const hasReached = (value: number, edge: number): boolean => value >= edge * (1 - NOISE)

/** A number that can have been measured: finite and below the sentinel; below 0 it becomes 0. Numeric strings count, anything else is
 *  undefined. */
export function parseMeasured(value: unknown): number | undefined {
  const number = toNumber(value)
  return number !== undefined && number < SENTINEL ? Math.max(0, number) : undefined
}

/** A value of a scale as it is shown and rated: below 0 it becomes 0, else it is rounded to `decimals`. Undefined when missing. */
export function toScaleValue(value: unknown, decimals = 1): number | undefined {
  const number = parseMeasured(value)
  return number === undefined ? undefined : round(number, decimals)
}

/** A mass in kg that is part of a body: a value above the body's weight is none. Without a known weight every measured value counts. */
export function parsePartMass(value: unknown, weightKg: number | undefined): number | undefined {
  const kg = parseMeasured(value)
  return kg !== undefined && weightKg !== undefined && kg > weightKg ? undefined : kg
}

/** The least number of `decimals` digits that has reached an edge: of 1860.36 it is 1861, because 1860 has not. */
export function getMinDisplayed(edge: number, decimals: number): number {
  const near = round(edge, decimals)
  return hasReached(near, edge) ? near : round(near + 10 ** -decimals, decimals)
}
