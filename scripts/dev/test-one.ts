import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import { parseCommandArgs } from '#scripts/base/command-line.ts'
import { ROOT } from '#scripts/base/page-names.ts'
import { ensureTestBrowser } from './browser/setup.ts'

const HELP = `用法：npm run test:one -- 文件 …

只跑这些测试文件，用装好的 Node。浏览器的测试（*.e2e.ts）用已有的 dist/，没有就先 npm run build；
dist/ 比源文件旧时会说明；缺浏览器时先装上。
`

const isInBrowser = (text: readonly string[]) => text.some((word) => word.endsWith('.e2e.ts'))

const files = parseCommandArgs(HELP, {}, (_, text) => {
  const missing = text.filter((word) => !existsSync(ROOT + word))
  if (!text.length || missing.length)
    throw new Error(missing.length ? `没有这个文件：${missing.join(' ')}` : '请给出测试文件（--help 有说明）')
  if (isInBrowser(text) && !existsSync(`${ROOT}dist/_manifest.json`))
    throw new Error('还没有 dist/：请先 npm run build')
  return text
})
if (isInBrowser(files)) {
  const newer = findNewerSource(statSync(`${ROOT}dist/_manifest.json`).mtimeMs)
  if (newer) console.warn(`注意：dist/ 比 ${newer} 旧，测的是旧的构建；先 npm run build`)
  ensureTestBrowser()
}

/**
 * A source of the site that was written after its build, if any.
 * @param builtAt epoch milliseconds
 */
function findNewerSource(builtAt: number): string | undefined {
  return ['pages', 'shared', 'public', 'scripts/build', 'scripts/edge', '.env']
    .filter((path) => existsSync(ROOT + path))
    .flatMap((path) => (statSync(ROOT + path).isFile() ? [path] : filesBelow(path)))
    .find((path) => statSync(ROOT + path).mtimeMs > builtAt)
}

function filesBelow(folder: string): string[] {
  return readdirSync(ROOT + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map(({ parentPath, name }) => relative(ROOT, `${parentPath}/${name}`))
}

const { status } = spawnSync(process.execPath, [`${ROOT}node_modules/vitest/vitest.mjs`, 'run', ...files], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, E2E_DIST: process.env.E2E_DIST ?? `${ROOT}dist` },
})
process.exitCode = status ?? 1
