import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { groupBy } from '#scripts/base/group-by.ts'
import type { Schema } from '#shared/api/schema.ts'
import type { ContractCall } from './all-calls.ts'
import { describeData, formatTypes, mergeReplies } from './operations.ts'
import type { Answer, RequestSettings } from './send-request.ts'

/** A difference between an answer and the declaration of its call. */
export interface Finding {
  /** Path in the reply: `data.courseList[].duration`; a header; '' for the whole reply. */
  field: string
  message: string
  /** `none` is reported, but no failure. */
  effect: 'unreadable' | 'readable' | 'none'
  /** How many items of lists have it. */
  count: number
}

export const createFinding = (
  message: string,
  { field = '', effect = 'readable' }: Partial<Pick<Finding, 'field' | 'effect'>> = {},
): Finding => ({ field, message, effect, count: 1 })

/** A code of the service's own for a refusal; a success with an unexpected code has data. */
export function isRefusal({ status, body, isSuccess }: Answer): boolean {
  const { code, data } = (body ?? {}) as { code?: unknown; data?: unknown }
  const hasData = status === 200 && typeof data === 'object' && Boolean(data)
  return typeof code === 'number' && !isSuccess && !(hasData && code < 400)
}

/** Why nothing of an answer can be read; undefined if it can. */
export function getFailure(answer: Answer): string | undefined {
  const { status, headers, body } = answer
  if (status === 0) return '连不上服务，或 30 秒没有回复'
  if (status > 299 && status < 400)
    return `跳转到 ${headers.get('location') ?? '别处'}（HTTP ${status}）：页面不跟随跳转`
  if (status < 200 || status > 299) return `HTTP ${status}`
  if (!body || typeof body !== 'object' || Array.isArray(body)) return '回复不是 JSON 对象'
  const { code, msg } = body as { code?: unknown; msg?: unknown }
  return isRefusal(answer) ? `被拒绝：code ${code} ${String(msg ?? '').slice(0, 60)}`.trimEnd() : undefined
}

/**
 * Creates the comparison of replies with the declarations of their calls. `data: null` means
 * 暂无数据, and is valid where no item was known to exist.
 */
export function createReplyCheck(settings: RequestSettings) {
  const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true })
  // Pictures are the only texts with a format that are addresses.
  ajv.addKeyword({
    keyword: 'x-form',
    validate: (_form: string, value: unknown, _schema?: object, context?: { instancePath: string }) =>
      !findPictureProblem(value, context!.instancePath, settings),
  })
  return (call: ContractCall, answer: Answer): Finding[] => {
    const failure = getFailure(answer)
    if (failure) return [createFinding(failure, { effect: 'unreadable' })]
    const { successCode = 0 } = settings
    const data = call.isChange ? undefined : describeData(call)
    const envelope = {
      properties: {
        code: { const: successCode },
        msg: { type: 'string' },
        data: data && !call.needs ? { ...data, type: ['object', 'null'] } : (data ?? {}),
      },
      required: call.isChange ? ['code', 'msg'] : ['code', 'msg', 'data'],
    }
    const contentType = answer.headers.get('content-type') ?? ''
    ajv.validate(envelope, answer.body)
    return [
      ...(/^application\/json\b/i.test(contentType)
        ? []
        : [createFinding(`content-type 应为 application/json，是 ${contentType || '空'}`)]),
      ...createFindings(ajv.errors ?? [], mergeReplies(call), settings),
    ]
  }
}

/** One finding for the same error in many list items. @param reply the pages' schema of `data` */
function createFindings(errors: readonly ErrorObject[], reply: Schema<unknown> | undefined, settings: RequestSettings) {
  const getPath = ({ instancePath, params }: ErrorObject) =>
    [instancePath, params.missingProperty ?? params.additionalProperty ?? []].flat().join('/')
  const getField = (error: ErrorObject) => getPath(error).replace(/\/\d+/g, '[]').slice(1).replaceAll('/', '.')
  const groups = groupBy(errors, (error) => `${error.keyword} ${getField(error)}`)
  return [...groups.values()].map((list): Finding => {
    const isUnreadable = list.some((error) => isMissingAt(reply, getPath(error).split('/').slice(1), error))
    return {
      field: getField(list[0]!),
      message: describeError(list[0]!, settings),
      effect: list[0]!.keyword === 'additionalProperties' ? 'none' : isUnreadable ? 'unreadable' : 'readable',
      count: list.length,
    }
  })
}

/** Whether the pages' schema reads the value at a path of the envelope as empty. */
function isMissingAt(reply: Schema<unknown> | undefined, [top, ...keys]: string[], error: ErrorObject): boolean {
  if (top !== 'data') return top === 'code'
  const schema = keys.reduce<Schema<unknown> | undefined>((at, key) => (at?.item ? at.item : at?.fields?.[key]), reply)
  if (!schema || schema.kind === 'anything') return false
  if (error.keyword === 'x-form') return !String(error.data).startsWith('http:')
  const [result] = schema.read(error.keyword === 'required' ? undefined : error.data) ?? []
  return result === undefined || result === '' || (Array.isArray(result) && !result.length)
}

function describeError(
  { keyword, params, data, parentSchema = {}, instancePath }: ErrorObject,
  settings: RequestSettings,
) {
  const json = JSON.stringify(data) ?? '没有'
  const value = `（${json.length > 40 ? `${json.slice(0, 40)}…` : json}）`
  const { 'x-unit': unit, 'x-form': form, examples: [example] = [], not } = parentSchema
  switch (keyword) {
    case 'required':
      return '缺少这个字段'
    case 'additionalProperties':
      return '接口里没有这个字段'
    case 'const':
      return `成功应为 ${params.allowedValue}，是 ${json}`
    case 'type':
      return [params.type].flat().includes('string') && Number.isInteger(data) && !Number.isSafeInteger(data)
        ? '是超过 2^53 的数字，末几位会丢：请以文本发送（加引号）'
        : `应为${formatTypes(params.type)}，是${formatTypes(data === null ? 'null' : Array.isArray(data) ? 'array' : typeof data)}${value}`
    case 'enum':
      return `只能是 ${params.allowedValues.filter((item: unknown) => item !== null).join('、')}${value}`
    case 'minimum':
    case 'maximum':
      return `不能${keyword === 'minimum' ? '小于' : '大于'} ${params.limit}${value}`
    case 'not':
      return `${value}太小：不是 0 就不会小于 ${not.exclusiveMaximum}，单位应为${unit || '接口所说的'}`
    case 'minLength':
    case 'minItems':
      return '不能是空的'
    case 'maxLength':
    case 'maxItems':
      return `最多 ${params.limit} ${keyword === 'maxItems' ? '项' : '个字'}`
    case 'pattern':
      return `写法不对${value}：应为${form ?? params.pattern}${example === undefined ? '' : `，例如 ${JSON.stringify(example)}`}`
    default:
      return findPictureProblem(data, instancePath, settings) ?? `不符合要求：${keyword}`
  }
}

function findPictureProblem(value: unknown, path: string, { imageHosts, videoHosts, origin, url }: RequestSettings) {
  const address = URL.parse(String(value))
  // A path on the pages' own origin.
  if (!address || address.origin === (origin ?? url)) return undefined
  const isVideo = path.endsWith('/video')
  const [setting, list = ''] = isVideo && videoHosts ? ['VIDEO_HOSTS', videoHosts] : ['IMAGE_HOSTS', imageHosts]
  const hosts = list.split(' ').filter(Boolean)
  const isListed = hosts.some((host) =>
    host.startsWith('*.') ? address.host.endsWith(host.slice(1)) : address.host === host,
  )
  if (hosts.length && !isListed) return `页面不会显示：${setting} 里没有 ${address.host}`
  return address.protocol === 'http:' ? `是 http: 的，应为 https://${address.host}/…` : undefined
}
