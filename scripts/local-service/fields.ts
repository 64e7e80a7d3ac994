import * as v from 'valibot'
import { ID } from '#shared/core/links/ids.ts'
import { toNumber } from '#shared/format/numbers.ts'

/** Request fields of several areas. Messages follow 参数有误：. */

/** An id as pages take it from an address. */
export const createIdSchema = (name: string) => v.pipe(v.string(`${name}须为文字`), v.regex(ID, `${name}格式不正确`))

/** A number, also as text (query strings); `name` is Chinese. */
export const createNumberSchema = (name: string) =>
  v.pipe(
    v.custom<number | string>((value) => toNumber(value) !== undefined, `${name}须为数字`),
    v.transform(Number),
  )

export const createIntegerSchema = (name: string, min: number, max: number) =>
  v.pipe(
    createNumberSchema(name),
    v.integer(`${name}须为整数`),
    v.minValue(min, `${name}不能小于 ${min}`),
    v.maxValue(max, `${name}不能大于 ${max}`),
  )

/** The pending list asks for 100000 rows from page 0. */
export const paging = {
  pageNum: v.optional(createIntegerSchema('页码', 0, 1_000_000), 0),
  pageSize: v.optional(createIntegerSchema('每页条数', 1, 100_000), 20),
}

/** Input of calls without parameters. */
export const nothing = v.object({})
