import { toNumber } from '#shared/core/numbers.ts'
import { BadRow } from './import-error.ts'

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

/** What programs write where nothing was measured. */
const MISSING = /^(?:[-–—/\s]*|null|nan|n\/a|无)$/i

export const isMissing = (cell: string): boolean => MISSING.test(cell)

/** A number, its unit, and the personal range in brackets behind it. */
const MEASURED = /^([-+]?[\d.,]+)\s*(%|[a-z]+|公斤|千克|斤|磅|千卡|大卡|岁|级|分)?\s*(?:[(（[].*[)）\]])?$/i
/** Units that say nothing more of their column. */
const PLAIN = /^(?:岁|级|分|bpm|cm|in|years?)$/i

/**
 * '82.2kg(60.1-74.5)' as a number and what it is counted in; '--', 'null' and '' are undefined.
 * @param isDecimalComma as in a table whose cells stand between semicolons
 * @throws BadRow for what is no number of 0 or more
 */
export function readMeasured(
  cell: string,
  name: string,
  isDecimalComma: boolean,
): { value: number; unit: Unit | undefined } | undefined {
  if (isMissing(cell)) return undefined
  const [, digits = '', word = ''] = MEASURED.exec(cell) ?? []
  const [value, unit] = [numberOf(digits, isDecimalComma), unitOf(word)]
  if (value === undefined || (word && !unit && !PLAIN.test(word))) throw new BadRow(`${name}“${cell}”不是数字`)
  if (value < 0) throw new BadRow(`${name}“${cell}”不能小于 0`)
  return { value, unit }
}

/** '1,650' is 1650 and '58,4' is 58.4. Where commas are the decimal sign, '58,400' is 58.4, too. */
function numberOf(text: string, isDecimalComma: boolean): number | undefined {
  const isComma = text.lastIndexOf(',') > text.lastIndexOf('.')
  const isGrouped = isComma && !isDecimalComma && /^[-+]?\d{1,3}(?:,\d{3})+$/.test(text)
  const decimal = isGrouped || !isComma ? '.' : ','
  const [whole = '', ...rest] = text.split(decimal)
  const groups = decimal === '.' ? /^[-+]?\d{1,3}(?:,\d{3})+$/ : /^[-+]?\d{1,3}(?:\.\d{3})+$/
  if (/[.,]/.test(whole) && !groups.test(whole)) return undefined
  return toNumber([whole.replace(/[.,]/g, ''), ...rest].join('.'))
}
