import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { argumentsOf } from '#scripts/base/command-line.ts'
import { ROOT } from '#scripts/base/page-names.ts'
import { ensureTestBrowser } from '#scripts/workbench/browser/setup.ts'
import { allPlanted, copyProject, plant, withDefect } from '#scripts/workbench/planted/apply.ts'
import { failedIn, linesOf, outcomeOf } from '#scripts/workbench/planted/outcome.ts'
import { groupsOf, type Planted } from '#scripts/workbench/planted/patch.ts'
import type { Report } from '#scripts/workbench/test/report.ts'
import { run, runVitest } from '#scripts/workbench/test/run.ts'

const HELP = `用法：npm run planted -- [选项] [错误 …]

证明测试没有变瞎：把 tests/planted 里的错误分成三组，每组都种进项目的一份副本里，在那里跑全部测试，
再说出哪些错误没有被它所写的测试（Found-by）找到。项目本身不变。

  错误      只种这些，例如 rating-edge contrast
  --quick   每组只跑它写明的测试文件
  --help    显示这段说明
`
/** Runs of the suite. */
const GROUPS = 3

const { quick, defects } = argumentsOf(HELP, { quick: { type: 'boolean' } }, ({ quick }, words) => {
  const all = allPlanted()
  const unknown = words.filter((word) => !all.some(({ name }) => name === word))
  if (unknown.length) throw new Error(`tests/planted 里没有：${unknown.join(' ')}`)
  return { quick, defects: words.length ? all.filter(({ name }) => words.includes(name)) : all }
})
const moved = defects.flatMap((defect) => {
  try {
    withDefect(defect, ROOT)
    return []
  } catch (error) {
    return [(error as Error).message]
  }
})
if (moved.length) {
  console.error(moved.join('\n'))
  process.exit(1)
}

const scratch = mkdtempSync(join(tmpdir(), 'planted-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
const SITE = { E2E_DIST: `${scratch}/site`, E2E_SIZES: `${scratch}/sizes.json` }

/** The arguments of each run of a kind of tests: all of them, or just what the group names, files whole or single tests. */
function runsOf(group: readonly Planted[], isOf: RegExp): string[][] {
  if (!quick) return [[]]
  const finders = group.flatMap(({ foundBy }) => foundBy).filter(({ file }) => isOf.test(file))
  const whole = [...new Set(finders.filter(({ test }) => !test).map(({ file }) => file))]
  const single = finders.filter(({ file, test }) => test && !whole.includes(file))
  const names = single.map(({ test }) => test.replace(/[^\p{L}\p{N} ]/gu, '\\$&')).join('|')
  return [
    ...(whole.length ? [whole] : []),
    ...(single.length ? [[...new Set(single.map(({ file }) => file)), '-t', `(${names})`]] : []),
  ]
}

/** What a group's runs report: of the unit tests, and of those in the browser on a build of their own. */
async function reportsOf(group: readonly Planted[], project: string): Promise<Report[]> {
  const reports: Report[] = []
  const [unit, browser] = [runsOf(group, /\.test\.tsx?$/), runsOf(group, /\.e2e\.ts$/)]
  if (browser.length) {
    rmSync(SITE.E2E_DIST, { recursive: true, force: true })
    const args = [join(project, 'scripts/workbench/test/site.ts'), SITE.E2E_DIST, SITE.E2E_SIZES]
    const { isFine } = await run('构建', process.execPath, args, {}, false, project)
    if (!isFine) throw new Error('种了错误的项目构建不出来')
  }
  for (const [kind, runs] of [['unit', unit] as const, ['e2e', browser] as const])
    for (const more of runs) {
      const title = `${kind} ${more.join(' ')}`
      const { report } = await runVitest(title, kind, `${scratch}/report.json`, more, SITE, true, project)
      if (report) reports.push(report)
      else console.error(`${kind}：没有结果`)
    }
  return reports
}

ensureTestBrowser()
const missed: string[] = []
try {
  const groups = groupsOf(defects, Math.min(GROUPS, defects.length)).filter(({ length }) => length)
  for (const [at, group] of groups.entries()) {
    const project = join(scratch, `project-${at + 1}`)
    copyProject(project)
    for (const defect of group) plant(defect, project)
    console.log(`\n第 ${at + 1} 组，共 ${groups.length} 组：${group.map(({ name }) => name).join(' ')}`)
    const reports = await reportsOf(group, project)
    const outcome = outcomeOf(
      group,
      reports.flatMap((report) => failedIn(report, `${project}/`)),
    )
    console.log(linesOf(outcome).join('\n'))
    missed.push(...outcome.missed.map(({ name }) => name))
    rmSync(project, { recursive: true, force: true })
  }
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
console.log(missed.length ? `\n没有测试找到：${missed.join(' ')}` : `\n${defects.length} 个种下的错误全部被找到`)
process.exit(missed.length ? 1 : 0)
