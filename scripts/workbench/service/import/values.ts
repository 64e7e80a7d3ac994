import { toNumber } from '#shared/core/numbers.ts'
import { BadRow } from './import-error.ts'
import { type Unit, unitOf } from './units.ts'

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
