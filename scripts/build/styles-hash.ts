import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { BESIDE } from './chunks.ts'
import { ROOT } from './page-names.ts'

const FOLDERS = [`${ROOT}shared/ui/styles/`, `${ROOT}scripts/build/`]

/**
 * The script of a page's `parts` gets their styles when it has its name already (one-page.ts), so its name must change with whatever makes
 * styles of the class names in it: browsers keep a file of one name for a year.
 */
export const stylesHash: Plugin = {
  name: 'styles-hash',
  augmentChunkHash({ name }) {
    if (name !== BESIDE) return
    const hash = createHash('sha256').update(readFileSync(`${ROOT}package-lock.json`))
    for (const folder of FOLDERS)
      for (const file of readdirSync(folder, { withFileTypes: true }).filter((one) => one.isFile()))
        hash.update(readFileSync(folder + file.name))
    return hash.digest('hex')
  },
}
