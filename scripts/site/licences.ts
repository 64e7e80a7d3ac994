import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { command } from '#scripts/base/command-line.ts'
import { ROOT } from '#scripts/base/page-names.ts'

/** Where the list lies; the site serves it as /licences.txt. */
export const LICENCES = `${ROOT}public/licences.txt`

interface Manifest {
  name: string
  version: string
  license?: string
  dependencies?: Record<string, string>
}

const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** The folder a package is found in from another one, as Node looks for it. @throws Error when it is not installed */
function folderOf(name: string, from: string): string {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  if (from === dirname(from)) throw new Error(`没有安装 ${name}，请先运行 npm install`)
  return folderOf(name, dirname(from))
}

/** Folders of everything the site's own dependencies bring along, by name and version. */
function shipped(from: string, found = new Map<string, string>()): Map<string, string> {
  for (const name of Object.keys(manifestIn(from).dependencies ?? {})) {
    const folder = folderOf(name, from)
    const key = `${name} ${manifestIn(folder).version}`
    if (found.has(key)) continue
    found.set(key, folder)
    shipped(folder, found)
  }
  return found
}

/** The licence a package comes with, whole, as its terms ask; without a file of its own, the name it goes by. */
function termsOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name))
  const text = file ? readFileSync(join(folder, file), 'utf8') : `License: ${manifestIn(folder).license}`
  return text
    .replace(/\r\n/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim()
}

/** Name, version, licence and terms of every package that visitors' browsers are given; the same for the same lock file. */
export function licencesText(): string {
  const packages = [...shipped(ROOT)].sort(([a], [b]) => (a < b ? -1 : 1))
  const list = packages.map(([key, folder]) => `- ${key} (${manifestIn(folder).license})`)
  const parts = packages.map(([key, folder]) => `${'='.repeat(80)}\n${key}\n\n${termsOf(folder)}\n`)
  return `本站使用的开源软件及其许可\n\n${list.join('\n')}\n\n${parts.join('\n')}`
}

const HELP = `用法：npm run licences

把随站点发布的软件包及其许可写进 public/licences.txt。
`

if (import.meta.main) {
  await command(HELP, {}, () => {
    writeFileSync(LICENCES, licencesText())
    console.log(`${[...shipped(ROOT)].length} 个软件包：public/licences.txt`)
  })
}
