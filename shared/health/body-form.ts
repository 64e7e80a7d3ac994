import { toNumber } from '#shared/format/numbers.ts'
import type { Sex } from './body.ts'

/**
 * Body forms by code 0–11 (shared/health/README.md, "Body forms"). Only the last depends on sex.
 */
const FORMS = '消瘦型 偏瘦型 模特型 精瘦型 运动员型 匀称型 健美型 微胖型 肥胖型 超重型 隐性肥胖型'.split(' ')
const LAST_FORM: Record<Sex, string> = { male: '筋肉型', female: '紧致型' }

/** Number of forms; their codes are 0–11. */
const FORM_COUNT = 12

/** Parses a form's code, a whole number 0–11; undefined for any other value. */
export function parseFormCode(code: unknown): number | undefined {
  const number = toNumber(code)
  return number !== undefined && Number.isInteger(number) && number >= 0 && number < FORM_COUNT ? number : undefined
}

/**
 * Name of a body form. The service's own name takes precedence; an unknown code without one gives
 * undefined.
 */
export function getFormName(code: unknown, sex: Sex, serviceName?: unknown): string | undefined {
  if (typeof serviceName === 'string' && serviceName.trim()) return serviceName.trim()
  const source = parseFormCode(code)
  return source === undefined ? undefined : (FORMS[source] ?? LAST_FORM[sex])
}

/** A source of a record's form: a code, the service's own name for it, and a text about it. */
interface FormSource {
  code?: unknown
  name?: unknown
  intro?: string
}

/**
 * Merges the body forms of a record's sources. Name, figure and text come from one source: the
 * first with a valid code, else the first with a name. Undefined if no source has either.
 */
export function getBodyForm(
  sex: Sex,
  ...sources: (FormSource | undefined)[]
): { code: number | undefined; name: string; intro: string } | undefined {
  const source =
    sources.find((one) => parseFormCode(one?.code) !== undefined) ??
    sources.find((one) => getFormName(undefined, sex, one?.name) !== undefined)
  const name = getFormName(source?.code, sex, source?.name)
  return name === undefined ? undefined : { code: parseFormCode(source?.code), name, intro: source?.intro ?? '' }
}
