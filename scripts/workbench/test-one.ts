import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { argumentsOf } from '#scripts/base/command-line.ts'
import { ROOT } from '#scripts/base/page-names.ts'
import { ensureTestBrowser } from './browser/setup.ts'

const HELP = `用法：npm run test:one -- 文件 …

只跑这些测试文件，用装好的 Node。浏览器的测试（*.e2e.ts）用已有的 dist/，没有就先 npm run build；
缺浏览器时先装上。
`

const isInBrowser = (words: readonly string[]) => words.some((word) => word.endsWith('.e2e.ts'))

const files = argumentsOf(HELP, {}, (_, words) => {
  const missing = words.filter((word) => !existsSync(ROOT + word))
  if (!words.length || missing.length)
    throw new Error(missing.length ? `没有这个文件：${missing.join(' ')}` : '请给出测试文件（--help 有说明）')
  if (isInBrowser(words) && !existsSync(`${ROOT}dist/_manifest.json`))
    throw new Error('还没有 dist/：请先 npm run build')
  return words
})
if (isInBrowser(files)) ensureTestBrowser()

const { status } = spawnSync(process.execPath, [`${ROOT}node_modules/vitest/vitest.mjs`, 'run', ...files], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, E2E_DIST: process.env.E2E_DIST ?? `${ROOT}dist` },
})
process.exitCode = status ?? 1
