import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#scripts/base/page-names.ts'
import { type Planted, readPlanted } from './patch.ts'

const FOLDER = `${ROOT}tests/planted/`

/** All planted defects. @throws Error in Chinese for a file that says too little */
export const allPlanted = (): Planted[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.patch'))
    .sort()
    .map((name) => readPlanted(name.replace(/\.patch$/, ''), readFileSync(FOLDER + name, 'utf8')))

/**
 * A text with the hunks of a unified diff in it. Without git, which a machine that runs the tests need not have: a hunk stands wherever its
 * lines stand, once.
 * @throws Error in Chinese for lines that stand nowhere, or twice
 */
export function patched(source: string, hunks: string): string {
  let text = source
  for (const hunk of hunks.split(/^@@.*\n/m).slice(1)) {
    const lines = hunk.split('\n').slice(0, -1)
    const side = (without: string) =>
      lines.flatMap((line) => (line.startsWith(without) ? [] : [`${line.slice(1)}\n`])).join('')
    const [before, after] = [side('+'), side('-')]
    const parts = text.split(before)
    if (parts.length !== 2)
      throw new Error(parts.length < 2 ? `找不到这几行：\n${before}` : `这几行不止一处：\n${before}`)
    text = parts.join(after)
  }
  return text
}

/** The sources with the defect in them, by their paths. @throws Error in Chinese that names it where it fits no longer */
export function withDefect({ name, diff }: Planted, folder: string): Map<string, string> {
  const changed = new Map<string, string>()
  for (const part of diff.split(/^--- a\//m).slice(1)) {
    const path = part.slice(0, part.indexOf('\n'))
    try {
      changed.set(path, patched(readFileSync(join(folder, path), 'utf8'), part))
    } catch (error) {
      throw new Error(`tests/planted/${name}.patch 对不上现在的 ${path} 了：${(error as Error).message}`)
    }
  }
  return changed
}

/** Plant it. @throws as `withDefect` */
export function plant(defect: Planted, folder: string): void {
  for (const [path, text] of withDefect(defect, folder)) writeFileSync(join(folder, path), text)
}

const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.cache'])

/** A copy of the project as it lies there, what is not committed too, with its packages linked. */
export function copyProject(to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(ROOT))
    if (!LEFT_OUT.has(name)) cpSync(ROOT + name, join(to, name), { recursive: true })
  symlinkSync(`${ROOT}node_modules`, join(to, 'node_modules'))
}
