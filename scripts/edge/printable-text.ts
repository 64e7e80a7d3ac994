const EMOJI = /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\ufe0f\u200d]/gu
const FOREIGN =
  /[^\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]|\p{Cs}/gu

/**
 * Characters that the font can draw: no emoji, no scripts missing in a Chinese font, no single
 * surrogates.
 */
export const toPrintableText = (text: string) =>
  text.replace(EMOJI, '').replace(FOREIGN, '').replace(/\s+/g, ' ').trim()
