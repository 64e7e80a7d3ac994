import type { Fault } from '#shared/core/fault.ts'

/** Any failure of a call, in words fit to show. */
export class ServiceError extends Error {
  override name = 'ServiceError'
  readonly fault: Fault
  constructor(fault: Fault, words: string) {
    super(words)
    this.fault = fault
  }
}

const FALLBACK = '操作失败'

/** What programs write where words are missing; a text of digits and signs alone is none either. */
const NO_WORDS = /^(undefined|null|NaN|-?Infinity|true|false|\P{L}*)$/u

/** The server's own words when they are fit to show: at most 60 characters, Chinese or plain, no markup and no stack trace; else 操作失败. */
export function serverWords(...candidates: unknown[]): string {
  for (const words of candidates) {
    if (typeof words !== 'string') continue
    const text = words.trim()
    if (!NO_WORDS.test(text) && text.length <= 60 && !/[<>{}]|\bat \S+:\d+|Error:|Exception/.test(text)) return text
  }
  return FALLBACK
}

/** The words of a success: as `serverWords`, but '' where none are fit to show. */
export function successWords(words: unknown): string {
  const text = serverWords(words)
  return text === FALLBACK ? '' : text
}

/**
 * A reply that must hold something. @param there what has to be in it
 * @param words the server's own reason, '' when it gave none
 * @throws ServiceError with those words, else 查询失败 (spec §8)
 */
export function needed<T>(reply: T, there: unknown, words: string): T {
  if (!there) throw new ServiceError('refused', words ? serverWords(words) : '查询失败')
  return reply
}
