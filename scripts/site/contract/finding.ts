import type { ErrorObject } from 'ajv'

/** Something in an answer that the catalogue of calls does not say. */
export interface Finding {
  kind: 'missing' | 'type' | 'range' | 'unknown' | 'order' | 'answer' | 'access' | 'cors' | 'sense'
  /** Where in the reply, list marks as `[]`: `data.courseList[].duration`; '' for the answer as a whole; `cors`: a header. */
  field: string
  /** Chinese: what is wrong. */
  words: string
  /** How many items of lists have it. */
  count: number
}

const TYPE_WORDS: Record<string, string> = {
  number: '数字',
  integer: '整数',
  string: '文字',
  boolean: '真假值',
  object: '对象',
  array: '列表',
  null: '空',
}
const typesOf = (types: unknown) =>
  [types]
    .flat()
    .map((type) => TYPE_WORDS[String(type)])
    .join('或')

/** What an error of the validator says, told with the value it is about. */
function read({ keyword, params, data, parentSchema }: ErrorObject): [Finding['kind'], string] {
  const value = `（${shown(data)}）`
  switch (keyword) {
    case 'required':
      return ['missing', '缺少这个字段']
    case 'additionalProperties':
      return ['unknown', '接口里没有这个字段']
    case 'type':
      if ([params.type].flat().includes('string') && Number.isInteger(data) && !Number.isSafeInteger(data))
        return ['type', '是超过 2^53 的数字，末几位会丢：请以文本发送（加引号）']
      return ['type', `应为${typesOf(params.type)}，是${typesOf(typeOf(data))}${value}`]
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
      return ['range', `写法不对${value}`]
    default:
      return ['type', `不符合要求：${keyword}`]
  }
}

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)
const shown = (value: unknown) => {
  const text = JSON.stringify(value) ?? '没有'
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** The findings in what the validator reported; the same of many list items is one. `data` stands in front of each field. */
export function findingsOf(errors: readonly ErrorObject[]): Finding[] {
  const found = new Map<string, Finding>()
  for (const error of errors) {
    const { instancePath, params } = error
    const name = params.missingProperty ?? params.additionalProperty
    const field = `data${instancePath.replace(/\/\d+/g, '[]').replaceAll('/', '.')}${name ? `.${name}` : ''}`
    const [kind, words] = read(error)
    const one = found.get(`${kind} ${field}`)
    if (one) one.count++
    else found.set(`${kind} ${field}`, { kind, field, words, count: 1 })
  }
  return [...found.values()]
}
