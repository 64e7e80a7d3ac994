/**
 * Colours for the background (opacity `GROUND`), head (`HEAD`) and headwear, valid in both schemes.
 */
const COLOURS = ['#2fb574', '#1f9ed8', '#f0a20b', '#8d78e8', '#ef6f61']
/** Headwear: none, a headband, a cap; drawn over the head below, in a frame of 72. */
const WEAR = ['', 'M24.5 24.6q11.5-4 23 0v4.6q-11.5-4-23 0z', 'M24 27.5a12 12 0 0 1 24 0h5.5q2.5 0 2.5 3.2H24z']
/** Opacities over an opaque surface. */
export const GROUND = 0.16
export const HEAD = 0.45
/** Head and shoulders, cut off at the lower edge of the frame. */
export const HEAD_PATH = 'M36 17a12 12 0 1 1 0 24 12 12 0 0 1 0-24M12 72c0-16 10-25 24-25s24 9 24 25z'

/**
 * Look of a generated head, stable for each seed and different for neighbours.
 * @param seedText the name; the index in the row, from 0, if only pictures are known
 * @returns `wear` is a path, '' for none
 */
export function getHeadColours(seedText: string | number): { colour: string; wear: string } {
  const seed =
    typeof seedText === 'number'
      ? seedText
      : [...seedText].reduce((sum, character) => sum + character.codePointAt(0)!, 0)
  return { colour: COLOURS[seed % COLOURS.length]!, wear: WEAR[seed % WEAR.length]! }
}
