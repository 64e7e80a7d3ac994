const FALLBACK = '操作失败'

/** What programs write where words are missing; a text of digits and signs alone is none either. */
const NO_WORDS = /^(undefined|null|NaN|-?Infinity|true|false|\P{L}*)$/u

/** The server's own words when they are fit to show: short, and Chinese or plain; else 操作失败. */
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
