/** kg in one of each. The international avoirdupois pound is exact since 1959, a stone is 14 of them, a 斤 half a kilogram. */
const MASSES = { kg: 1, lb: 0.45359237, st: 6.35029318, jin: 0.5 } as const
export type MassUnit = keyof typeof MASSES
/** What a header or a cell may name. */
export type Unit = MassUnit | '%' | 'kcal' | 'kJ'

const WORDS: Record<string, Unit> = {
  kg: 'kg',
  公斤: 'kg',
  千克: 'kg',
  lb: 'lb',
  lbs: 'lb',
  磅: 'lb',
  st: 'st',
  斤: 'jin',
  jin: 'jin',
  '%': '%',
  kcal: 'kcal',
  千卡: 'kcal',
  大卡: 'kcal',
  kj: 'kJ',
}

/** A unit by its word; undefined for words that say nothing of what is counted, such as 岁. */
export const unitOf = (word: string): Unit | undefined => WORDS[word.trim().toLowerCase()]

/** Whether a text is one of the units that a weight may be told in. */
export const isMassUnit = (unit: string | undefined): unit is MassUnit => unit !== undefined && unit in MASSES

export const toKg = (value: number, unit: MassUnit): number => value * MASSES[unit]

const BRACKETS = /\s*[(（]([^()（）]*)[)）]\s*$/
const TAIL = /[\s_-]+(kg|lbs?)$|\s*%$/i

/**
 * A header as its name, in lower case without blanks, dots and dashes, and the unit behind it: 'Body Fat (%)' is bodyfat and %. `isStrange` where
 * brackets hold letters that are no unit known here, such as grams.
 */
export function nameAndUnit(header: string): { name: string; unit: Unit | undefined; isStrange: boolean } {
  const inside = BRACKETS.exec(header)?.[1]
  const bare = header.replace(BRACKETS, '')
  const tail = inside === undefined ? TAIL.exec(bare)?.[0].replace(/[\s_-]/g, '') : undefined
  const unit = unitOf(inside ?? tail ?? '')
  const name = (tail === undefined ? bare : bare.replace(TAIL, '')).toLowerCase().replace(/[\s._-]/g, '')
  return { name, unit, isStrange: unit === undefined && /^[a-z]{1,5}$/i.test(inside ?? '') }
}
