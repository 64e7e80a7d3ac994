import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureTestBrowser } from '#scripts/browser/setup.ts'
import { ROOT } from '#scripts/build/page-names.ts'
import { argumentsOf } from '#scripts/command-line.ts'
import { filesOf, type Report, type Took, timesOf } from '#scripts/test/report.ts'
import { run } from '#scripts/test/run.ts'

const HELP = `用法：npm test -- [选项]

运行全部检查和测试；缺少的 Chromium、nginx 和字体会先装上。

  --quick   不开浏览器：类型、规范、死代码、单元测试（即 npm run check）
  --help    显示这段说明
`
const { quick } = argumentsOf(HELP, { quick: { type: 'boolean' } }, (values) => values)

const scratch = mkdtempSync(join(tmpdir(), 'test-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
const bin = (name: string) => `${ROOT}node_modules/.bin/${name}`
const site = { E2E_DIST: `${scratch}/site`, E2E_SIZES: `${scratch}/sizes.json` }
const steps: Took[] = []
const files: Took[] = []
let passed = 0
let failed = 0

/** A tool that passes or fails as a whole counts as one test. @returns whether it passed */
async function check(what: string, program: string, ...args: string[]): Promise<boolean> {
  const { isFine, seconds } = await run(what, program, args)
  steps.push({ what, seconds })
  if (isFine) passed++
  else failed++
  return isFine
}

/** A vitest project; its own counts are added up. A run that dies before it reports is one failure. */
async function suite(what: string, project: string, isLive: boolean) {
  const report = `${scratch}/${project}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { isFine, seconds } = await run(what, bin('vitest'), ['run', '--project', project, ...reporters], site, isLive)
  steps.push({ what, seconds })
  try {
    const read: Report = JSON.parse(readFileSync(report, 'utf8'))
    passed += read.numPassedTests
    failed += read.numFailedTests || (isFine ? 0 : 1)
    files.push(...filesOf(read, ROOT))
  } catch {
    failed++
  }
}

try {
  // Run together, because none of them uses all cores all the time. The browser tests need the build.
  const [isBuilt] = await Promise.all([
    quick || check('构建', process.execPath, 'scripts/test/site.ts', site.E2E_DIST, site.E2E_SIZES),
    check('类型', bin('tsc'), '-p', '.', '--noEmit'),
    check('规范', bin('biome'), 'check', '--error-on-warnings', '.'),
    check('死代码', bin('knip'), '--no-config-hints'),
    suite('单元测试', 'unit', false),
  ])
  if (!quick && isBuilt) {
    ensureTestBrowser()
    await suite('浏览器测试', 'e2e', true)
  }
} catch (error) {
  failed++
  console.error((error as Error).message)
}
console.log(`\n${timesOf(steps, files)}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
