import * as v from 'valibot'
import { parseDay } from '#shared/core/links/ids.ts'

/** `{name}` in a text. */
const PLACEHOLDER = /\{[^{}]*\}/g

/**
 * One line of text.
 * @param allowed placeholders in braces
 * @param needed placeholders that are required
 */
export function createTextField(max: number, allowed: readonly string[] = [], needed: readonly string[] = []) {
  return v.pipe(
    v.string('要写成文字，用双引号包住'),
    v.check((text) => text.trim() !== '', '不能为空'),
    v.maxLength(max, ({ received }) => `最多 ${max} 个字，现在是 ${Number(received)} 个`),
    v.check(
      (text) => text === text.trim() && !/[\n\r\t<>]/.test(text),
      '前后不能有空格，中间不能换行，也不能有 < 或 >',
    ),
    v.check(
      (text) => (text.match(PLACEHOLDER) ?? []).every((mark) => allowed.includes(mark.slice(1, -1))),
      allowed.length
        ? `花括号里只能用 ${allowed.map((name) => `{${name}}`).join('、')}`
        : '这里不能用花括号：没有可以填进去的内容',
    ),
    v.check(
      (text) => needed.every((name) => text.includes(`{${name}}`)),
      `要有 ${needed.map((name) => `{${name}}`).join('、')}，页面会填进去`,
    ),
  )
}

/** '#rrggbb' or '#rrggbbaa'. */
export const colour = v.pipe(
  v.string('颜色要写成文字，例如 "#cf3a1c"'),
  v.regex(
    /^#[\da-f]{6}([\da-f]{2})?$/i,
    ({ received }) => `颜色要写成 # 加六位十六进制，例如 "#cf3a1c"，现在是 ${received}`,
  ),
)

/**
 * A file of public/campaign.
 * @param types allowed file extensions
 */
export const createPictureField = (...types: string[]) =>
  v.pipe(
    v.string('要写文件名，例如 "hero.svg"'),
    v.check(
      (name) => new RegExp(`^[a-z\\d][a-z\\d-]*\\.(${types.join('|')})$`).test(name),
      `只写 public/campaign 里的文件名，小写字母、数字和减号，以 ${types.map((type) => `.${type}`).join('、')} 结尾`,
    ),
  )

/** '09-07', '2027-03-10' or ''. */
export const day = v.pipe(
  v.string('要写成文字，例如 "09-07"'),
  v.check(
    // The year of a month and a day alone may be a leap one.
    (text) => text === '' || parseDay(text.length > 5 ? text : `2028-${text}`) !== '',
    '要写成 "月-日"（如 "09-07"，指活动开始的那一年）或 "年-月-日"；没有统一期限就写 ""',
  ),
)

/** A list of one to `max` items. */
export const createListField = <T extends v.GenericSchema>(item: T, max: number) =>
  v.pipe(
    v.array(item, '要写成列表，用方括号包住'),
    v.minLength(1, '至少要有一项'),
    v.maxLength(max, ({ received }) => `最多 ${max} 项，现在是 ${Number(received)} 项`),
  )

/** An object with these fields and no others. */
export const createGroupField = <T extends v.ObjectEntries>(entries: T) =>
  v.strictObject(entries, (issue) =>
    issue.expected === 'never'
      ? '没有这一项，请删掉或检查拼写'
      : issue.received === 'undefined'
        ? '缺少这一项'
        : '要写成一组内容，用花括号包住',
  )
