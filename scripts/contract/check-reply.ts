import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ContractCall } from './all-calls.ts'
import { createFindings, type Finding } from './finding.ts'
import { describeOperation, mergeReplies } from './operations.ts'
import { type ReplySettings, textFindings } from './texts.ts'

/** An answer as it came over the line. */
export interface Answer {
  /** 0: no answer at all. */
  status: number
  contentType: string
  /** undefined: no JSON. */
  body: unknown
  /** Its `code` is the service's own for success. */
  isSuccess: boolean
  /** `body` with whole numbers beyond 2^53 as texts of their digits, as the pages read it. */
  exactBody?: unknown
  headers: Headers
  /** How long the whole of it took, in milliseconds. */
  ms: number
}

const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true })
const compiled = new Map<string, ReturnType<typeof ajv.compile>>()

function getValidator(call: ContractCall) {
  const { data } = describeOperation(call)
  if (!data) return undefined
  const validate = compiled.get(call.name) ?? ajv.compile(data)
  compiled.set(call.name, validate)
  return validate
}

const createFinding = (message: string, field = ''): Finding => ({
  kind: 'answer',
  field,
  message,
  count: 1,
  isLost: true,
})

/** The envelope of a successful answer: its findings; none means that `data` can be looked at. */
export function checkEnvelope(answer: Answer, successCode = 0): Finding[] {
  const { status, contentType, body, isSuccess, headers } = answer
  if (status === 0) return [createFinding('连不上服务，或 30 秒没有回复')]
  if (status > 299 && status < 400)
    return [createFinding(`跳转到 ${headers.get('location') ?? '别处'}（HTTP ${status}）：页面不跟随跳转`)]
  if (status < 200 || status > 299) return [createFinding(`HTTP ${status}`)]
  if (!body || typeof body !== 'object' || Array.isArray(body)) return [createFinding('回复不是 JSON 对象')]
  const { code, msg } = body as { code?: unknown; msg?: unknown }
  const isOtherCode = hasOtherCode(answer)
  const wrong = [
    ...(code === undefined
      ? [createFinding('缺 code', 'code')]
      : typeof code === 'number'
        ? []
        : [createFinding(`code 应为数字，这里是 ${JSON.stringify(code).slice(0, 20)}`, 'code')]),
    ...(isOtherCode ? [createFinding(`成功应为 code ${successCode}，这里是 ${code}`, 'code')] : []),
    ...(typeof msg === 'string'
      ? []
      : [{ ...createFinding(msg === undefined ? '缺 msg' : 'msg 应为文字', 'msg'), isLost: undefined }]),
  ]
  const isRefused = typeof code === 'number' && !isSuccess && !isOtherCode
  const isJson = /^application\/json\b/i.test(contentType)
  return [
    ...(isJson
      ? []
      : [{ ...createFinding(`content-type 应为 application/json，是 ${contentType || '空'}`), isLost: undefined }]),
    ...(wrong.length > 1 ? [createFinding(wrong.map(({ message }) => message).join('；'), 'code')] : wrong),
    ...(isRefused ? [createFinding(`被拒绝：code ${code} ${String(msg ?? '').slice(0, 60)}`.trimEnd())] : []),
  ]
}

/**
 * A success by its data, but with an unexpected code: an error has no data, and HTTP error codes
 * are errors.
 */
export function hasOtherCode({ status, body, isSuccess }: Answer): boolean {
  const { code, data } = (body ?? {}) as { code?: unknown; data?: unknown }
  return (
    status === 200 && typeof code === 'number' && code < 400 && !isSuccess && typeof data === 'object' && Boolean(data)
  )
}

/**
 * Differences between a reply and the catalogue of calls. `data: null` means 暂无数据, and is valid
 * where no item was known to exist.
 */
export function replyFindings(call: ContractCall, answer: Answer, settings: ReplySettings): Finding[] {
  const outside = checkEnvelope(answer, settings.successCode)
  const { data } = (answer.body ?? {}) as { data?: unknown }
  if ((outside.length && !hasOtherCode(answer)) || call.isChange) return outside
  if (data === undefined) return [{ ...createFinding('没有 data'), field: 'data' }]
  if (data === null) return call.needs ? [createFinding(`data 为空，可是问的 ${call.needs.join('、')} 应该有`)] : []
  const validate = getValidator(call)
  const reply = mergeReplies(call)
  const found = !validate || validate(data) ? [] : createFindings(validate.errors ?? [], reply!)
  return [...outside, ...found, ...(reply ? textFindings(reply, data, settings) : [])]
}
