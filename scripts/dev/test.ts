import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseCommandArgs } from '#scripts/base/command-line.ts'
import { parsePageNames, ROOT } from '#scripts/base/page-names.ts'
import { ensureTestBrowser } from '#scripts/dev/browser/setup.ts'
import { runMatrix } from '#scripts/dev/test/matrix.ts'
import {
  countTests,
  formatTimes,
  getFailedFiles,
  getFileTimes,
  mergeReports,
  type Report,
  type TimedStep,
} from '#scripts/dev/test/report.ts'
import { runProgram, runVitest } from '#scripts/dev/test/run.ts'

const HELP = `用法：npm test -- [选项]

运行全部检查和测试；缺少的 Chromium、nginx 和字体会先装上。

  --quick            不开浏览器：类型、规范、死代码、单元测试
  --matrix [页面 …]  只测页面与故障的全部组合：每个页面遇上服务、网络、文件、存储和原生壳的每种故障；再用装好的每种引擎
                     各打开一遍（WebKit、Firefox，OLD_CHROMIUM=路径 指定的旧版 Chromium；没有装的会说明并略过）；最后打印一张表
  --gates [页面 …]   只跑安全检查
  --help             显示这段说明
`
const OPTIONS = { quick: { type: 'boolean' }, matrix: { type: 'boolean' }, gates: { type: 'boolean' } } as const
const { quick, matrix, gates, pages } = parseCommandArgs(HELP, OPTIONS, (values, text) => {
  if (text.length && !values.matrix && !values.gates) throw new Error(`多了一个词 ${text[0]}（--help 有说明）`)
  return { ...values, pages: parsePageNames(text) }
})
if (matrix || gates) process.exit(runMatrix(Boolean(gates), pages))

const scratch = mkdtempSync(join(tmpdir(), 'test-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
const getBinPath = (name: string) => `${ROOT}node_modules/.bin/${name}`
const site = { E2E_DIST: `${scratch}/site`, E2E_SIZES: `${scratch}/sizes.json` }
const steps: TimedStep[] = []
const files: TimedStep[] = []
let passed = 0
let failed = 0

/** A tool that passes or fails as a whole counts as one test. @returns whether it passed */
async function runStep(what: string, program: string, ...args: string[]): Promise<boolean> {
  const { isFine, seconds } = await runProgram(what, program, args)
  steps.push({ what, seconds })
  if (isFine) passed++
  else failed++
  return isFine
}

interface Outcome {
  /** Absent for a run that died before it reported. */
  report?: Report
  /** Nothing failed, neither in a test nor outside of one. */
  isFine: boolean
}

/** Run a vitest project. */
async function runVitestProject(what: string, project: string, isLive: boolean, ...more: string[]): Promise<Outcome> {
  const { seconds, ...outcome } = await runVitest(what, project, `${scratch}/${project}.json`, more, site, isLive)
  steps.push({ what, seconds })
  return outcome
}

/** The counts of a vitest project are added up; a run that died is one failure. */
function addCounts({ report, isFine }: Outcome) {
  const counts = report ? countTests(report) : { passed: 0, failed: 0 }
  passed += counts.passed
  failed += counts.failed || (isFine ? 0 : 1)
  if (report) files.push(...getFileTimes(report, ROOT))
}

/** More files than this do not fail because the machine is busy. */
const MAX_RETRIED_FILES = 6

/**
 * Runs the browser tests. Four share two cores, so files with failures run once more alone, and
 * that result counts. Files that pass only then are listed as flaky.
 */
async function runBrowserTests() {
  const first = await runVitestProject('浏览器测试', 'e2e', true)
  const wrong = first.report ? getFailedFiles(first.report) : []
  if (!first.report || !wrong.length || wrong.length > MAX_RETRIED_FILES) return addCounts(first)
  const again = await runVitestProject('失败的文件单独再跑一次', 'e2e', true, '--maxWorkers=1', ...wrong)
  if (!again.report) return addCounts(first)
  const { report, onlyThen } = mergeReports(first.report, again.report)
  addCounts({ report, isFine: again.isFine })
  for (const test of onlyThen) console.log(`单独再跑才通过：${test.replace(ROOT, '')}`)
}

try {
  // Unit tests draw with a font that comes with the browser.
  if (!quick) ensureTestBrowser()
  // Run together, because none of them uses all cores all the time. The browser tests need the
  // build.
  const [isBuilt] = await Promise.all([
    quick || runStep('构建', process.execPath, 'scripts/dev/test/site.ts', site.E2E_DIST, site.E2E_SIZES),
    runStep('类型', getBinPath('tsc'), '-p', '.', '--noEmit'),
    runStep('规范', getBinPath('biome'), 'check', '--error-on-warnings', '.').then(
      (isFine) => isFine || console.log('格式与多数规范可以自动修：npx biome check --write .'),
    ),
    runStep('死代码', getBinPath('knip'), '--no-config-hints'),
    runVitestProject('单元测试', 'unit*', false).then(addCounts),
  ])
  if (!quick && isBuilt) await runBrowserTests()
} catch (error) {
  failed++
  console.error((error as Error).message)
}
// Exits when all of it is written: behind a pipe, `process.exit` would cut the end off.
process.stdout.write(`\n${formatTimes(steps, files)}\n\n${passed} passed, ${failed} failed\n`, () =>
  process.exit(failed ? 1 : 0),
)
