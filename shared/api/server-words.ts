import { ServiceError } from './errors.ts'

const FALLBACK = '操作失败'

/** What the page says of a fault for which the service gives no reason. */
const OWN = { refused: FALLBACK, denied: FALLBACK, busy: '人太多了，请稍后重试', server: '服务开小差了，请稍后重试' }

/** What programs write where words are missing; a text of digits and signs alone is none either. */
const NO_WORDS = /^(undefined|null|NaN|-?Infinity|true|false|\P{L}*)$/u

/** The words of a success when they are fit to show: at most 60 characters, no markup and no stack; else ''. */
export function successWords(words: unknown): string {
  const text = typeof words === 'string' ? words.trim() : ''
  return !NO_WORDS.test(text) && text.length <= 60 && !/[<>{}]|\bat \S+:\d+|Error:|Exception/.test(text) ? text : ''
}

/** The reason of a failure: such words, in Chinese. What is not is a program's, and says nothing to who reads it. */
const reasonIn = (words: unknown): string => (/[一-龥]/.test(String(words)) ? successWords(words) : '')

/** The reason of a refusal; 操作失败 where there is none. */
export const serverWords = (words: unknown): string => reasonIn(words) || FALLBACK

/** A failure with the service's own reason, else with the page's words for it. @param again as in `Failure` */
export function failure(fault: keyof typeof OWN, words?: unknown, again?: number): ServiceError {
  const reason = reasonIn(words)
  if (reason) return new ServiceError(fault, reason, 'service', again)
  return new ServiceError(fault, again === Infinity ? OWN[fault].replace('重试', '再试') : OWN[fault], 'page', again)
}
