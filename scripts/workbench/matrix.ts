import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { argumentsOf } from '#scripts/base/command-line.ts'
import { pagesNamed, ROOT } from '#scripts/base/page-names.ts'
import { ensureTestBrowser } from '#scripts/workbench/browser/setup.ts'
import { type Cell, summaryOf } from './matrix/summary.ts'

const HELP = `用法：npm run matrix -- [选项] [页面 …]
      npm run gates

在 Chromium 里打开每个页面，遇上服务、网络、文件、存储和原生壳的每种故障；再用装好的每种引擎各打开一遍
（WebKit、Firefox，OLD_CHROMIUM=路径 指定的旧版 Chromium；没有装的会说明并略过）；最后打印一张表。

  页面      只测这些页面，例如 groupShare set
  --gates   只跑安全检查（即 npm run gates）
  --help    显示这段说明
`
const { isGates, pages } = argumentsOf(HELP, { gates: { type: 'boolean' } }, ({ gates }, words) => ({
  isGates: gates,
  pages: pagesNamed(words),
}))

/** Every page with every fault (all of tests/e2e/matrix), or just the security gates. */
const FILES = isGates
  ? ['matrix/gates', 'matrix/hostile', 'matrix/leaks', 'matrix/double-tap', 'policies'].map(
      (name) => `tests/e2e/${name}.e2e.ts`,
    )
  : ['tests/e2e/matrix']
const ONLY = pages.length ? ['-t', `/(${pages.join('|')}) `] : []

ensureTestBrowser()
const scratch = mkdtempSync(join(tmpdir(), 'matrix-'))
const report = join(scratch, 'cells.jsonl')
const { status } = spawnSync(`${ROOT}node_modules/.bin/vitest`, ['run', '--project', 'e2e', ...FILES, ...ONLY], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, MATRIX: 'all', MATRIX_REPORT: report },
})
if (existsSync(report)) {
  const lines = readFileSync(report, 'utf8').trim().split('\n')
  console.log(`\n${summaryOf(lines.map((line) => JSON.parse(line) as Cell))}`)
}
rmSync(scratch, { recursive: true, force: true })
process.exit(status ?? 1)
