import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '#scripts/base/page-names.ts'
import { ensureTestBrowser } from '#scripts/dev/browser/setup.ts'
import { type Cell, renderSummary } from '#scripts/dev/matrix/summary.ts'

/** The security checks. */
const GATES = ['matrix/gates', 'matrix/hostile', 'matrix/leaks', 'matrix/double-tap', 'policies'].map(
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
