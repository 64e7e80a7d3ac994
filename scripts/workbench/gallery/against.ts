import { writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { progress } from '#scripts/base/progress.ts'
import { againstPage } from './against-page.ts'
import { compareGalleries } from './compare.ts'

/** Where the page stands, and the pictures of what differs. */
const [PAGE, MARKS] = ['against.html', 'against'] as const

/**
 * Write `against.html` into a gallery: its pictures beside those of an earlier one.
 * @param only these pages; none = all
 * @throws Error in Chinese when one of the folders is not there
 */
export function writeAgainst(folder: string, earlier: string, only: readonly string[]): void {
  const [after, before] = [resolve(folder), resolve(earlier)]
  const pairs = compareGalleries(before, after, { only, marks: join(after, MARKS), onPair: progress('对照') })
  const address = relative(after, before).replaceAll('\\', '/')
  writeFileSync(join(after, PAGE), againstPage(pairs, { before: address, after: '.', marks: MARKS }))
  const changed = pairs.filter(({ share }) => share !== 0).length
  console.log(`\n${pairs.length} 对图，${changed} 对不同：${join(after, PAGE)}`)
}
