import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** A picture of an earlier gallery and the one of the same name of today. */
export interface Pair {
  file: string
  /** Share of the pixels that differ, 0 … 1, of which a picture was written under the same name; undefined: one gallery alone has the picture. */
  share?: number
  has: 'both' | 'before' | 'after'
}

const picturesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.png'))

/**
 * Compare the pictures of two galleries by name and draw where they differ.
 * @param only these pages; none = all
 * @param marks folder for the pictures of the differences
 * @param onPair told after each pair
 * @returns what differs most first, what is in one gallery only before it
 * @throws Error in Chinese when one of the folders is not there
 */
export function compareGalleries(
  before: string,
  after: string,
  { only, marks, onPair }: { only: readonly string[]; marks: string; onPair?: (done: number, all: number) => void },
): Pair[] {
  for (const folder of [before, after]) if (!existsSync(folder)) throw new Error(`没有这个目录：${folder}`)
  const [earlier, today] = [new Set(picturesIn(before)), new Set(picturesIn(after))]
  const files = [...new Set([...earlier, ...today])].filter((file) => !only.length || only.includes(pageOf(file)))
  mkdirSync(marks, { recursive: true })
  const pairs = files.map((file, index): Pair => {
    onPair?.(index + 1, files.length)
    if (!earlier.has(file)) return { file, has: 'after' }
    if (!today.has(file)) return { file, has: 'before' }
    const { share, mark } = difference(readFileSync(join(before, file)), readFileSync(join(after, file)))
    if (mark) writeFileSync(join(marks, file), mark)
    return { file, share, has: 'both' }
  })
  return pairs.sort((one, other) => (other.share ?? 2) - (one.share ?? 2) || one.file.localeCompare(other.file))
}

/** Of 'analysis-文字-200.png': 'analysis'. */
export const pageOf = (file: string): string => file.slice(0, file.search(/[-.]/))

/**
 * How two pictures differ, smoothed edges apart. Where one is longer, all that it has more differs.
 * @param before @param after PNG files
 * @returns the share of the pixels, 0 … 1, and a PNG file of where they are; none where nothing differs
 */
export function difference(before: Buffer, after: Buffer): { share: number; mark?: Buffer } {
  if (before.equals(after)) return { share: 0 }
  const [earlier, today] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(earlier.width, today.width)
  const height = Math.max(earlier.height, today.height)
  const [one, other] = [widened(earlier, width, height), widened(today, width, height)]
  const mark = new PNG({ width, height })
  const count = pixelmatch(one.data, other.data, mark.data, width, height, { checkerboard: true })
  return count ? { share: count / (width * height), mark: PNG.sync.write(mark) } : { share: 0 }
}

/** The picture in the left upper corner of a larger one that is clear. */
function widened(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture
  const larger = new PNG({ width, height })
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0)
  return larger
}
