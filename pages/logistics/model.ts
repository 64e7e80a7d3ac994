import { removeInvisible } from '#shared/core/invisible.ts'
import { isLongerThan, takeCharacters } from '#shared/format/text.ts'

/** Maximum characters of each field. */
export const NAME_MAX = 10
export const DETAIL_MAX = 30
const MOBILE_DIGITS = 11
/** Of a number that is refused in any case: kept as a whole, so that its owner sees what is wrong. */
const FOREIGN_MAX = 20

/** Typed values. `area` is province/city/district, '' without a selection. */
export interface Form {
  name: string
  mobile: string
  area: string
  detail: string
}
export type Field = keyof Form
export const EMPTY: Form = { name: '', mobile: '', area: '', detail: '' }

/** In display order, top to bottom. */
export const FIELDS: readonly Field[] = ['name', 'mobile', 'area', 'detail']

/** Error for any number that is not accepted. */
const INVALID_MOBILE = '手机号格式不正确，请填写 11 位大陆手机号'
/** A number with another country code than China's. */
const FOREIGN = /^\+(?!86)(?=\d{7})/

/** Error messages of fields that were too long. */
export const MAX_LENGTHS = {
  name: `最多 ${NAME_MAX} 个字`,
  mobile: `最多 ${MOBILE_DIGITS} 位`,
  detail: `最多 ${DETAIL_MAX} 个字`,
} as const

/** Counts characters as people do (grapheme clusters); stops after DETAIL_MAX + 1. */
export function countCharacters(text: string): number {
  let count = 0
  while (isLongerThan(text, count) && count <= DETAIL_MAX) count++
  return count
}

/**
 * Normalizes a field value: removes invisible characters and truncates it. A phone number keeps its
 * digits (full-width ones too); +86 or 0086 is removed from a pasted one that is too long. One that
 * is no mainland mobile stays whole, with the + of its country, so that validation rejects it.
 * @param caret end of the last input: the excess is cut there, because a cut at the end of an
 * address goes unnoticed
 * @returns the value, its caret, and whether characters were cut
 */
export function fitValue(
  field: Field,
  typed: string,
  caret = typed.length,
): { value: string; caret: number; isCut: boolean } {
  const cleanText = (text: string) =>
    field === 'mobile' ? keepDigits(text) : removeInvisible(text.replace(/[\r\n]+/g, ' '))
  const [before, behind] = [cleanText(typed.slice(0, caret)), cleanText(typed.slice(caret))]
  const isTooLong = field === 'mobile' && before.length + behind.length > MOBILE_DIGITS
  const national = isTooLong ? before.replace(/^(00)?86/, '') : before
  const mobileMax = (national + behind).startsWith('1') ? MOBILE_DIGITS : FOREIGN_MAX
  const max = { name: NAME_MAX, mobile: mobileMax, area: DETAIL_MAX, detail: DETAIL_MAX }[field]
  const head = takeCharacters(national, max - countCharacters(behind))
  const value = takeCharacters(head + behind, max)
  return { value, caret: head.length, isCut: value !== national + behind }
}

/** Digits of a phone number, after + where its country code is not China's. */
function keepDigits(text: string): string {
  const number = text.normalize('NFKC').replace(/[^\d+]/g, '')
  return (FOREIGN.test(number) ? '+' : '') + number.replace(/\D/g, '')
}

const trimText = (text: string) => removeInvisible(text).trim()

/** Form as submitted, without invisible characters and surrounding whitespace. */
export const trimForm = (form: Form): Form => ({
  name: trimText(form.name),
  mobile: trimText(form.mobile),
  area: form.area,
  detail: trimText(form.detail),
})

/** Error message of each invalid field; {} when all are valid. */
export function validateForm(form: Form): Partial<Record<Field, string>> {
  const { name, mobile, area, detail } = trimForm(form)
  return {
    ...(!name
      ? { name: '请输入收货人姓名' }
      : isLongerThan(name, NAME_MAX) && { name: `收货人姓名${MAX_LENGTHS.name}` }),
    ...(!mobile ? { mobile: '请输入手机号' } : !/^1\d{10}$/.test(mobile) && { mobile: INVALID_MOBILE }),
    ...(!/^[^/]+\/[^/]+\/[^/]+$/.test(area) && { area: '请选择省/市/区' }),
    ...(!detail
      ? { detail: '请输入详细地址' }
      : isLongerThan(detail, DETAIL_MAX) && { detail: `详细地址${MAX_LENGTHS.detail}` }),
  }
}

/** Masks the middle digits, 138****8000, so that members still recognise their number. */
export const maskMobile = (mobile: string): string => mobile.replace(/^(\d{3})\d{4}(?=\d{4}$)/, '$1****')
