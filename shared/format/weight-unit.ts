import { formatFixed, formatTrimmed, toNumber } from './numbers.ts'

export type WeightUnit = 'kg' | 'jin'
export const UNIT_NAMES: Record<WeightUnit, string> = { kg: 'kg', jin: '斤' }
/** 1 kg is 2 斤. */
export const PER_KG: Record<WeightUnit, number> = { kg: 1, jin: 2 }

/** Where the member's choice is kept on this phone, for all pages. */
export const WEIGHT_UNIT_KEY = 'weight-unit'

/** Undefined: nothing is kept, or the phone refuses storage. */
function getStoredUnit(): WeightUnit | undefined {
  try {
    const stored = localStorage.getItem(WEIGHT_UNIT_KEY)
    return stored === 'kg' || stored === 'jin' ? stored : undefined
  } catch {
    return undefined
  }
}

let chosen: WeightUnit | undefined

/** In what a member wants to see what a body weighs. Known at once: no page shows another unit first. */
export const getWeightUnit = (): WeightUnit => (chosen ??= getStoredUnit() ?? 'kg')

const listeners = new Set<() => void>()

function applyUnit(unit: WeightUnit) {
  if (unit === getWeightUnit()) return
  chosen = unit
  for (const listener of listeners) listener()
}

/** Stores the member's choice; if storage is refused, it holds until the page unloads. */
export function chooseWeightUnit(unit: WeightUnit): void {
  chosen = getWeightUnit()
  try {
    localStorage.setItem(WEIGHT_UNIT_KEY, unit)
  } catch {
    // storage refused: the page itself remembers
  }
  applyUnit(unit)
}

const syncUnit = () => applyUnit(getStoredUnit() ?? getWeightUnit())

/** Subscribes to changes, here or on another page. @returns the unsubscribe function */
export function onWeightUnitChange(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('pageshow', syncUnit)
  addEventListener('storage', syncUnit)
  return () => {
    listeners.delete(listener)
    if (listeners.size) return
    removeEventListener('pageshow', syncUnit)
    removeEventListener('storage', syncUnit)
  }
}

/** A metric's unit as it is shown: of a mass the member's own, any other as it is. */
export const getDisplayUnit = (unit: string): string => (unit === 'kg' ? UNIT_NAMES[getWeightUnit()] : unit)

/** Unit of a difference of two values: percentages differ by percentage points. */
export const getDifferenceUnit = (unit: string): string => (unit === '%' ? '个百分点' : getDisplayUnit(unit))

/** A unit, as the two above give it, behind its number: '%', ' kg'; '' where there is none. */
export const formatUnit = (unit: string): string => unit && (unit === '%' ? unit : ` ${unit}`)

/**
 * Converts a metric's value to the display unit: masses from kg to the member's unit. Undefined if
 * it is no number.
 */
export function toDisplayUnit(unit: string, value: unknown): number | undefined {
  const number = toNumber(value)
  return number === undefined || unit !== 'kg' ? number : number * PER_KG[getWeightUnit()]
}

/** kg as a number in the member's unit: '57.8', '115.6'; '-' when missing. */
export const formatMass = (kg: unknown, decimals = 1): string => formatFixed(toDisplayUnit('kg', kg), decimals)

/** kg with the member's unit: '57.8 kg', '115.6 斤'. */
export const formatMassUnit = (kg: unknown, decimals = 1): string =>
  `${formatMass(kg, decimals)} ${getDisplayUnit('kg')}`

/** Converts masses in a text from kg to the member's unit: '波动 1 kg 左右' → '波动 2 斤左右'. */
export const convertMasses = (text: string): string =>
  getWeightUnit() === 'kg'
    ? text
    : text.replace(
        /(\d+(?:\.\d+)?) kg(?![\w/]) ?/g,
        (_, kg) => `${formatTrimmed(toDisplayUnit('kg', kg), 1)} ${getDisplayUnit('kg')}`,
      )
