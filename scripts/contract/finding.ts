import type { ErrorObject } from 'ajv'
import type { Schema } from '#shared/api/schema.ts'

/** Something in an answer that the catalogue of calls does not say. */
export interface Finding {
  kind: 'missing' | 'type' | 'range' | 'unknown' | 'answer' | 'access' | 'cors'
  /**
   * Path in the reply, list items as `[]`: `data.courseList[].duration`; '' for the whole reply; a
   * header for kind `cors`.
   */
  field: string
  /** Chinese: what is wrong. */
  message: string
  /** How many items of lists have it. */
  count: number
  /** Pages lose the value or the whole answer; without it they read it all the same. */
  isLost?: true
}

/** A field more is how a service grows: reported, no failure. */
export const isFailure = ({ kind }: Finding) => kind !== 'unknown'

/** Whether pages cannot read the value. Of the CORS headers two only affect caches and clocks. */
export const isUnreadable = ({ kind, field, isLost }: Finding) =>
  isLost || (kind === 'cors' && !/^(vary|access-control-expose-headers)$/.test(field))

const TYPE_LABELS: Record<string, string> = {
  number: '数字',
  integer: '整数',
  string: '文字',
  boolean: '真假值',
  object: '对象',
  array: '列表',
  null: '空',
}
/** Chinese names of one JSON type, or of several. */
export const formatTypes = (types: unknown) =>
  [types]
    .flat()
    .map((type) => TYPE_LABELS[String(type)])
    .join('或')

/** Kind and Chinese message of a validator error; most messages include the value. */
function read({ keyword, params, data, parentSchema }: ErrorObject): [Finding['kind'], string] {
  const value = `（${formatValue(data)}）`
  switch (keyword) {
    case 'required':
      return ['missing', '缺少这个字段']
    case 'additionalProperties':
      return ['unknown', '接口里没有这个字段']
    case 'type':
      if ([params.type].flat().includes('string') && Number.isInteger(data) && !Number.isSafeInteger(data))
        return ['type', '是超过 2^53 的数字，末几位会丢：请以文本发送（加引号）']
      return ['type', `应为${formatTypes(params.type)}，是${formatTypes(getType(data))}${value}`]
    case 'enum':
      return ['range', `只能是 ${(params.allowedValues as unknown[]).join('、')}${value}`]
    case 'minimum':
    case 'maximum':
      return ['range', `${keyword === 'minimum' ? '不能小于' : '不能大于'} ${params.limit}${value}`]
    case 'not':
      return [
        'range',
        `${value}太小：不是 0 就不会小于 ${parentSchema?.not?.exclusiveMaximum}，单位应为${parentSchema?.['x-unit'] || '接口所说的'}`,
      ]
    case 'minLength':
    case 'minItems':
      return ['range', '不能是空的']
    case 'maxLength':
    case 'maxItems':
      return ['range', `最多 ${params.limit} ${keyword === 'maxItems' ? '项' : '个字'}`]
    case 'pattern':
      return ['range', `写法不对${value}：${getRightForm(parentSchema)}`]
    default:
      return ['type', `不符合要求：${keyword}`]
  }
}

const getRightForm = (schema: { readonly [key: string]: unknown; readonly examples?: unknown[] } = {}): string =>
  [
    schema['x-form'] && `应为${schema['x-form']}`,
    schema.examples?.length && `例如 ${JSON.stringify(schema.examples[0])}`,
  ]
    .filter(Boolean)
    .join('，')

const getType = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)
const formatValue = (value: unknown) => {
  const text = JSON.stringify(value) ?? '没有'
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** Whether the pages' schema reads the value at a path (`/list/0/name`) as empty. */
function isMissingAt(reply: Schema<unknown>, path: string, value: unknown): boolean {
  const schema = path
    .split('/')
    .slice(1)
    .reduce<Schema<unknown> | undefined>((at, key) => (at?.item ? at.item : at?.fields?.[key]), reply)
  if (!schema || schema.kind === 'anything') return false
  const [result] = schema.read(value) ?? []
  return result === undefined || result === '' || (Array.isArray(result) && !result.length)
}

/**
 * Findings of the validator's errors, one for the same error in many list items. Each field starts
 * with `data`.
 * @param reply the pages' schema of the reply
 */
export function createFindings(errors: readonly ErrorObject[], reply: Schema<unknown>): Finding[] {
  const found = new Map<string, Finding>()
  for (const error of errors) {
    const { instancePath, params } = error
    const name = params.missingProperty ?? params.additionalProperty
    const field = `data${instancePath.replace(/\/\d+/g, '[]').replaceAll('/', '.')}${name ? `.${name}` : ''}`
    const [kind, message] = read(error)
    const isMissing = params.missingProperty !== undefined
    const path = isMissing ? `${instancePath}/${name}` : instancePath
    const isLost = kind !== 'unknown' && isMissingAt(reply, path, isMissing ? undefined : error.data)
    const one = found.get(`${kind} ${field}`)
    if (one) one.count++
    else found.set(`${kind} ${field}`, { kind, field, message, count: 1 })
    if (isLost) found.get(`${kind} ${field}`)!.isLost = true
  }
  return [...found.values()]
}
