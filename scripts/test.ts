import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '#scripts/build/page-names.ts'
import { argumentsOf } from '#scripts/command-line.ts'
import { ensureBrowser } from './browser-setup.ts'

const HELP = `用法：npm test -- [选项]

运行全部检查和测试；缺少的 Chromium、nginx 和字体会先装上。

  --quick   不开浏览器：类型、规范、死代码、单元测试（即 npm run check）
  --help    显示这段说明
`
const { quick } = argumentsOf(HELP, { quick: { type: 'boolean' } }, (values) => values)

const scratch = mkdtempSync(join(tmpdir(), 'test-'))
const bin = (name: string) => `${ROOT}node_modules/.bin/${name}`
let passed = 0
let failed = 0

/** A tool that passes or fails as a whole counts as one test. */
function check(title: string, program: string, ...args: string[]) {
  console.log(`\n— ${title}`)
  const { status } = spawnSync(bin(program), args, { cwd: ROOT, stdio: 'inherit' })
  if (status === 0) passed++
  else failed++
}

/** A vitest project; its own counts are added up. A run that dies before it reports is one failure. */
function suite(title: string, project: string) {
  console.log(`\n— ${title}`)
  const report = `${scratch}/${project}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { status } = spawnSync(bin('vitest'), ['run', '--project', project, ...reporters], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    passed += numPassedTests
    failed += numFailedTests || (status === 0 ? 0 : 1)
  } catch {
    failed++
  }
}

try {
  check('类型', 'tsc', '-p', '.', '--noEmit')
  check('规范', 'biome', 'check', '--error-on-warnings', '.')
  check('死代码', 'knip')
  suite('单元测试', 'unit')
  if (!quick) {
    ensureBrowser()
    suite('浏览器测试', 'e2e')
  }
} catch (error) {
  failed++
  console.error((error as Error).message)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
