import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDisplayWidth } from '#scripts/base/display-width.ts'
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

const padLabel = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - getDisplayWidth(text)))

/** The last report of each cell: a test that was run again reports it twice. */
const getLatestCells = (cells: readonly Cell[]): Cell[] => [
  ...new Map(cells.map((cell) => [`${cell.page} ${cell.kind} ${cell.fault}`, cell])).values(),
]

/** The matrix for a terminal: a row for each page with its cells by kind of fault, then what is wrong. */
function renderSummary(noted: readonly Cell[]): string {
  const cells = getLatestCells(noted)
  const bad = cells.filter(({ violations }) => violations.length > 0)
  const rows = [...new Set(cells.map(({ page }) => page))].sort().map((page) => {
    const list = cells.filter((cell) => cell.page === page)
    const counts = KINDS.map((kind) => `${list.filter((cell) => cell.kind === kind).length || '·'}`)
    const failed = list.filter((cell) => bad.includes(cell)).length
    return [`/${page}`, ...counts, failed ? `✗ ${failed}` : '']
  })
  return [
    ...[['页面', ...Object.values(HEADINGS)], ...rows].map(([page, ...counts]) =>
      [padLabel(page!, 24), ...counts.map((count) => padLabel(count, 6))].join(''),
    ),
    '',
    ...bad.map(({ page, fault, violations }) => `✗ /${page}, ${fault}: ${violations.join('; ')}`),
    `${cells.length - bad.length} ok, ${bad.length} failed`,
  ].join('\n')
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
    console.log(`\n${renderSummary(lines.map((line) => JSON.parse(line) as Cell))}`)
  }
  rmSync(scratch, { recursive: true, force: true })
  return status ?? 1
}
