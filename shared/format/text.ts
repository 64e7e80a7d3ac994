/** Past this a description is folded, to this many characters. */
const MAX_SHOWN = 60
const FOLDED_LENGTH = 58

/** Lone halves of a surrogate pair make encodeURIComponent throw; they become the replacement character. */
export const toWellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD')

/**
 * Joins a figure and its unit with a no-break space: '波动 1 kg' breaks before the 1. For units in
 * Latin letters, and 斤.
 */
export const keepUnits = (text: string): string => text.replace(/(\d) (?=[a-z斤])/gi, '$1\u00a0')

/** Text without combining characters: one code unit per character, no segmenter needed. */
const PLAIN = /^[\n -~·‘’“”—…\u3001-\u3011\u3400-\u9fff\uff01-\uff5e]*$/

/** A text's characters as people count them (graphemes; code points on engines without Intl.Segmenter). */
export function* splitCharacters(text: string): Generator<string> {
  if (typeof Intl === 'object' && 'Segmenter' in Intl) {
    for (const { segment } of new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text)) yield segment
  } else {
    yield* text
  }
}

/**
 * The first `max` characters as people count them (graphemes; code points on engines without
 * Intl.Segmenter).
 */
export function takeCharacters(text: string, max: number): string {
  let head = ''
  let count = 0
  if (max <= 0) return head
  // One more than asked: what follows might belong to the last one.
  if (PLAIN.test(text.slice(0, max + 1))) return text.slice(0, max)
  for (const character of splitCharacters(text)) {
    head += character
    if (++count >= max) break
  }
  return head
}

/** Whether a text has more than `max` characters; reads no further than that. */
export const isLongerThan = (text: string, max: number): boolean =>
  // a character is at least one code unit, so a short string needs no counting
  text.length > max && takeCharacters(text, max).length < text.length

/** Shortens a description: more than 60 characters become the first 58, and `isCut` is true. */
export function shortenText(text: string): { text: string; isCut: boolean } {
  return isLongerThan(text, MAX_SHOWN)
    ? { text: takeCharacters(text, FOLDED_LENGTH), isCut: true }
    : { text, isCut: false }
}
