import { writeFileSync } from 'node:fs'
import { ignoreChosenPorts } from '#scripts/base/ports.ts'
import { buildSite } from '#scripts/build/build.ts'

/**
 * The one build that all end-to-end tests share. Arguments: its folder, and the file for the pages'
 * sizes.
 */
ignoreChosenPorts()
const [outDir, sizes] = process.argv.slice(2)
writeFileSync(sizes!, JSON.stringify(await buildSite({ mode: 'site', outDir: outDir! })))
