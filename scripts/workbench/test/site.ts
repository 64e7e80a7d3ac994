import { writeFileSync } from 'node:fs'
import { buildSite } from '#scripts/site/build/build.ts'

/** The one build that all end-to-end tests share. Arguments: its folder, and the file for the pages' sizes. */
const [outDir, sizes] = process.argv.slice(2)
writeFileSync(sizes!, JSON.stringify(await buildSite({ mode: 'site', outDir: outDir! })))
