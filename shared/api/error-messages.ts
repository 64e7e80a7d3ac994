import { ServiceError } from './errors.ts'
import { truncateText } from './fields.ts'

const FALLBACK = '操作失败'

/** Messages of the page for an error code for which the service gives no message. */
const DEFAULT_MESSAGES = {
  refused: FALLBACK,
  denied: FALLBACK,
  busy: '当前人数较多，请稍后重试',
  server: '服务开小差了，请稍后重试',
}

/** Texts of statuses that say more than their error code. */
const STATUS_TEXTS: Record<number, string> = {
  400: '请求有误',
  403: '没有访问权限',
  404: '内容不存在',
  409: '操作冲突，请刷新后重试',
  410: '内容已失效',
  413: '内容过大',
}

/** What programs write where words are missing; a text of digits and signs alone is none either. */
const NOT_A_MESSAGE = /^(undefined|null|NaN|-?Infinity|true|false|\P{L}*)$/u

/** Longest message of the service's, in characters. */
const LONGEST = 60

/** Sanitizes the service's message to one line of at most 60 characters; '' for none. */
export function sanitizeMessage(message: unknown): string {
  const text = typeof message === 'string' ? message.replace(/\s+/g, ' ').trim() : ''
  return NOT_A_MESSAGE.test(text) ? '' : truncateText(text, LONGEST)
}

/** The reason of a refusal; 操作失败 where there is none. */
export const getErrorMessage = (message: unknown): string => sanitizeMessage(message) || FALLBACK

/**
 * A failure with the service's own message, else with the page's words for it.
 * @param again as in `RequestError`
 * @param status of HTTP, where that is what failed
 */
export function createServiceError(
  errorCode: keyof typeof DEFAULT_MESSAGES,
  message?: unknown,
  again?: number,
  status = 0,
): ServiceError {
  const reason = sanitizeMessage(message)
  if (reason) return new ServiceError(errorCode, reason, 'service', again)
  const text = STATUS_TEXTS[status] ?? DEFAULT_MESSAGES[errorCode]
  return new ServiceError(errorCode, again === Infinity ? text.replace('重试', '再试') : text, 'page', again)
}
