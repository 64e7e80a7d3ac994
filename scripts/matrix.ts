import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ROOT } from '#scripts/build/page-names.ts'
import { ensureBrowser } from './browser-setup.ts'

/** Every page with every fault (all of tests/e2e/matrix), or just the security gates. */
const { values } = parseArgs({ options: { gates: { type: 'boolean' } } })
const GATES = ['tests/e2e/matrix/gates.e2e.ts', 'tests/e2e/matrix/hostile.e2e.ts', 'tests/e2e/policies.e2e.ts']

ensureBrowser()
const { status } = spawnSync(
  `${ROOT}node_modules/.bin/vitest`,
  ['run', '--project', 'e2e', ...(values.gates ? GATES : ['tests/e2e/matrix'])],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, MATRIX: 'all' } },
)
process.exit(status ?? 1)
