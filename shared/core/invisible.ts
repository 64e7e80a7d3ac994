import { toWellFormed } from '#shared/format/text.ts'

const EMOJI = String.raw`\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]*`
/**
 * First group: sequences that keep their invisible characters (joined emoji, keycaps, variants of
 * Han characters and Mongolian letters). Then characters to remove: default ignorable code points
 * (zero width, fillers, direction marks), the Braille blank, and control characters.
 */
const INVISIBLE = new RegExp(
  String.raw`(${EMOJI}(?:\u200d${EMOJI})*|[\d#*]\ufe0f\u20e3|\p{Script=Han}[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]|` +
    String.raw`\p{Script=Mongolian}[\u180b-\u180f])|[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]|(?![\t\n\r])\p{Cc}`,
  'gu',
)

/** Removes invisible characters from typed text. Whitespace stays: trim afterwards. */
export const removeInvisible = (text: string): string => text.replace(INVISIBLE, '$1')

/**
 * Reduces a text to one line, without control characters, direction marks (they would reorder
 * adjacent text) and characters that XML forbids.
 */
export const oneLine = (text: string): string =>
  removeInvisible(
    toWellFormed(text).replace(/[\p{Cc}\s\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff]+/gu, ' '),
  ).trim()
