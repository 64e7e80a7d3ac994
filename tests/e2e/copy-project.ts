import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from '#scripts/base/root.ts'

const LEFT_OUT = new Set(['node_modules', '.git', 'dist', '.data', '.cache'])
const LEFT_INSTALLED = new Set(['.installed', '.cache', '.vite', '.vite-temp'])

/**
 * Copy the project as somebody has it who installed it and did nothing else.
 * @param project a path with a slash at its end
 */
export function copyProject(project: string): void {
  cpSync(ROOT, project, { recursive: true, filter: (path) => !LEFT_OUT.has(relative(ROOT, path)) })
  mkdirSync(`${project}node_modules`)
  for (const name of readdirSync(`${ROOT}node_modules`).filter((name) => !LEFT_INSTALLED.has(name))) {
    symlinkSync(`${ROOT}node_modules/${name}`, `${project}node_modules/${name}`)
  }
  // As setup.mjs marks what it installed: it must not begin to install here.
  const lock = createHash('sha256').update(readFileSync(`${project}package-lock.json`))
  writeFileSync(`${project}node_modules/.installed`, lock.digest('hex'))
}
