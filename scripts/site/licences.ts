import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { command } from '#scripts/base/command-line.ts'
import { ROOT } from '#scripts/base/page-names.ts'
import { type Bundled, bundledPackages } from './sbom.ts'

/** Where the list lies; the site serves it as /licences.txt. */
export const LICENCES = `${ROOT}public/licences.txt`

/** What visitors' browsers are given, by name and version. */
const shipped = () => new Map(bundledPackages(ROOT).map((one) => [`${one.name} ${one.version}`, one]))

/** The licence a package comes with, whole, as its terms ask; without a file of its own, the name it goes by. */
function termsOf({ folder, license }: Bundled): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name))
  const text = file ? readFileSync(join(folder, file), 'utf8') : `License: ${license}`
  return text
    .replace(/\r\n/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim()
}

/** Name, version, licence and terms of every package that visitors' browsers are given; the same for the same lock file. */
export function licencesText(): string {
  const packages = [...shipped()].sort(([a], [b]) => (a < b ? -1 : 1))
  const list = packages.map(([key, { license }]) => `- ${key} (${license})`)
  const parts = packages.map(([key, one]) => `${'='.repeat(80)}\n${key}\n\n${termsOf(one)}\n`)
  return `本站使用的开源软件及其许可\n\n${list.join('\n')}\n\n${parts.join('\n')}`
}

const HELP = `用法：npm run licences

把随站点发布的软件包及其许可写进 public/licences.txt。
`

if (import.meta.main) {
  await command(HELP, {}, () => {
    writeFileSync(LICENCES, licencesText())
    console.log(`${shipped().size} 个软件包：public/licences.txt`)
  })
}
