import { fixed, toNumber, trimmed } from './numbers.ts'

export type WeightUnit = 'kg' | 'jin'
export const UNIT_NAMES: Record<WeightUnit, string> = { kg: 'kg', jin: '斤' }
/** 1 kg is 2 斤. */
export const PER_KG: Record<WeightUnit, number> = { kg: 1, jin: 2 }

/** Where the member's choice is kept on this phone, for all pages. */
export const WEIGHT_UNIT_KEY = 'weight-unit'

/** Undefined: nothing is kept, or the phone refuses storage. */
function keptUnit(): WeightUnit | undefined {
  try {
    const kept = localStorage.getItem(WEIGHT_UNIT_KEY)
    return kept === 'kg' || kept === 'jin' ? kept : undefined
  } catch {
    return undefined
  }
}

let chosen: WeightUnit | undefined

/** In what a member wants to see what a body weighs. Known at once: no page shows another unit first. */
export const weightUnit = (): WeightUnit => (chosen ??= keptUnit() ?? 'kg')

const listeners = new Set<() => void>()

function follow(unit: WeightUnit) {
  if (unit === weightUnit()) return
  chosen = unit
  for (const listener of listeners) listener()
}

/** The member's choice, for every page from now on; where the phone refuses to keep it, for as long as this page lives. */
export function chooseWeightUnit(unit: WeightUnit): void {
  chosen = weightUnit()
  try {
    localStorage.setItem(WEIGHT_UNIT_KEY, unit)
  } catch {
    // storage refused: the page itself remembers
  }
  follow(unit)
}

const look = () => follow(keptUnit() ?? weightUnit())

/** Be told when it changes: here, or on another page that the member comes back from. @returns stops it */
export function onWeightUnit(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('pageshow', look)
  addEventListener('storage', look)
  return () => {
    listeners.delete(listener)
    if (listeners.size) return
    removeEventListener('pageshow', look)
    removeEventListener('storage', look)
  }
}

/** A metric's unit as it is shown: of a mass the member's own, any other as it is. */
export const shownUnit = (unit: string): string => (unit === 'kg' ? UNIT_NAMES[weightUnit()] : unit)

/** The unit of a difference of two values: two percentages differ by points, not by percent. The tiles of 变化 are too
 *  narrow for the word: there an arrow says so. */
export const differenceUnit = (unit: string): string => (unit === '%' ? '个百分点' : shownUnit(unit))

/** A unit, as the two above give it, behind its number: '%', ' kg'; '' where there is none. */
export const unitBehind = (unit: string): string => unit && (unit === '%' ? unit : ` ${unit}`)

/** A value of a metric as it is shown: a mass, which comes in kg, in the member's unit. Undefined where it is no number. */
export function inShownUnit(unit: string, value: unknown): number | undefined {
  const number = toNumber(value)
  return number === undefined || unit !== 'kg' ? number : number * PER_KG[weightUnit()]
}

/** kg as a number in the member's unit: '57.8', '115.6'; '-' when missing. */
export const massText = (kg: unknown, decimals = 1): string => fixed(inShownUnit('kg', kg), decimals)

/** kg with the member's unit: '57.8 kg', '115.6 斤'. */
export const massWords = (kg: unknown, decimals = 1): string => `${massText(kg, decimals)} ${shownUnit('kg')}`

/** A text whose masses are written in kg, in the member's unit: '波动 1 kg 左右' becomes '波动 2 斤左右'. */
export const ownMasses = (text: string): string =>
  weightUnit() === 'kg'
    ? text
    : text.replace(
        /(\d+(?:\.\d+)?) kg(?![\w/]) ?/g,
        (_, kg) => `${trimmed(inShownUnit('kg', kg), 1)} ${shownUnit('kg')}`,
      )
