import { round, toNumber } from '#shared/format/numbers.ts'

/** The service's sentinel for "not measured": a value at or above it is no measurement. */
const SENTINEL = 9999

/** Relative: floating-point noise of this size does not cross an edge. */
const NOISE = 1e-9

/**
 * True if a value has reached an edge: 24 × 1.63² / 1.63² has reached 24, 18.499999 has not reached
 * 18.5.
 */
export const hasReached = (value: number, edge: number): boolean => value >= edge * (1 - NOISE)

/**
 * Parses a number or numeric string that can have been measured: finite and below the sentinel;
 * negative numbers become 0. Undefined otherwise.
 */
export function parseMeasured(value: unknown): number | undefined {
  const number = toNumber(value)
  return number !== undefined && number < SENTINEL ? Math.max(0, number) : undefined
}

/**
 * A scale's value as displayed and rated: rounded to `decimals`, at least 0. Undefined when
 * missing.
 */
export function toScaleValue(value: unknown, decimals = 1): number | undefined {
  const number = parseMeasured(value)
  return number === undefined ? undefined : round(number, decimals)
}

/**
 * Parses a mass in kg that is part of a body: undefined if above the body's weight. Without a known
 * weight every measured value is valid.
 */
export function parsePartMass(value: unknown, weightKg: number | undefined): number | undefined {
  const kg = parseMeasured(value)
  return kg !== undefined && weightKg !== undefined && kg > weightKg ? undefined : kg
}

/**
 * Smallest number of `decimals` digits that has reached an edge: 1861 for 1860.36, because 1860 has
 * not.
 */
export function getMinDisplayed(edge: number, decimals: number): number {
  const near = round(edge, decimals)
  return hasReached(near, edge) ? near : round(near + 10 ** -decimals, decimals)
}
