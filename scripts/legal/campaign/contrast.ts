import type { Campaign } from './schema.ts'

type Colours = Campaign['colours']

/**
 * What is written on what; 4.5 : 1, or 3 : 1 for words from 24 px and drawings (WCAG 2.2, 1.4.3 and
 * 1.4.11).
 */
const PAIRS: readonly [text: keyof Colours | 'white', ground: keyof Colours, min: number][] = [
  ['ink', 'surface', 4.5],
  ['ink', 'canvas', 4.5],
  ['ink2', 'surface', 4.5],
  ['ink2', 'canvas', 4.5],
  ['ink2', 'fill', 4.5],
  ['actionText', 'surface', 4.5],
  ['actionText', 'canvas', 4.5],
  ['actionText', 'fill', 4.5],
  ['white', 'action', 4.5],
  ['glow', 'ink', 4.5],
  ['onScene', 'sceneDeep', 4.5],
  ['onScene', 'scene', 3],
]

/** WCAG 2's relative luminance. @param colour `#rrggbb` */
function computeLuminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function computeContrast(item: string, other: string): number {
  const [low, high] = [computeLuminance(item), computeLuminance(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

/** Words that could not be read on their ground, each with its path. */
export const findContrastProblems = (colours: Colours): string[] =>
  PAIRS.flatMap(([text, ground, min]) => {
    const found = computeContrast(text === 'white' ? '#ffffff' : colours[text], colours[ground])
    const name = text === 'white' ? '白色文字' : text
    return found >= min
      ? []
      : [
          `colours.${ground}：${name} 写在上面看不清，对比度只有 ${Math.floor(found * 10) / 10}，至少要 ${min}（把其中一个调深或调浅）`,
        ]
  })
