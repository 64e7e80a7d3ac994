import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '#scripts/base/page-names.ts'
import { ensureTestBrowser } from '#scripts/dev/browser/setup.ts'

/** One cell of the fault matrix: a page under a fault. */
export interface Cell {
  page: string
  kind: Kind
  fault: string
  /** Empty: all is well. */
  violations: string[]
}

const HEADINGS = {
  service: '服务',
  moments: '时机',
  bridge: '原生',
  files: '文件',
  phone: '存储',
  hostile: '注入',
  leaks: '泄漏',
  taps: '连点',
  engines: '引擎',
} as const
/** What is at fault. */
export type Kind = keyof typeof HEADINGS
const KINDS = Object.keys(HEADINGS) as Kind[]

/** Prints a row for each page with its cells by kind of fault, then what is wrong. */
function printSummary(reported: readonly Cell[]): void {
  // A test that was run again reports its cells twice: the last report counts.
  const cells = [...new Map(reported.map((cell) => [`${cell.page} ${cell.kind} ${cell.fault}`, cell])).values()]
  const bad = cells.filter(({ violations }) => violations.length > 0)
  const rows = [...new Set(cells.map(({ page }) => page))].sort().map((page) => {
    const list = cells.filter((cell) => cell.page === page)
    const counts = KINDS.map((kind) => [HEADINGS[kind], list.filter((cell) => cell.kind === kind).length])
    return [`/${page}`, { ...Object.fromEntries(counts), 失败: list.filter((cell) => bad.includes(cell)).length }]
  })
  console.table(Object.fromEntries(rows))
  for (const { page, fault, violations } of bad) console.log(`✗ /${page}, ${fault}: ${violations.join('; ')}`)
  console.log(`${cells.length - bad.length} ok, ${bad.length} failed`)
}

/** The security checks. */
const GATES = ['matrix/gates', 'matrix/hostile', 'matrix/double-tap', 'policies'].map(
  (name) => `tests/e2e/${name}.e2e.ts`,
)

/**
 * Opens every page with every fault and in every installed engine (all of tests/e2e/matrix) and
 * prints a table; or runs the security checks alone.
 * @param pages these pages only; none = all
 * @returns exit code
 */
export function runMatrix(isGates: boolean, pages: readonly string[]): number {
  const only = pages.length ? ['-t', `/(${pages.join('|')}) `] : []
  ensureTestBrowser()
  const scratch = mkdtempSync(join(tmpdir(), 'matrix-'))
  const report = join(scratch, 'cells.jsonl')
  const files = isGates ? GATES : ['tests/e2e/matrix']
  const { status } = spawnSync(`${ROOT}node_modules/.bin/vitest`, ['run', '--project', 'e2e', ...files, ...only], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, MATRIX: 'all', MATRIX_REPORT: report },
  })
  if (existsSync(report)) {
    const lines = readFileSync(report, 'utf8').trim().split('\n')
    printSummary(lines.map((line) => JSON.parse(line) as Cell))
  }
  rmSync(scratch, { recursive: true, force: true })
  return status ?? 1
}
