import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { newFolder } from '#tests/unit/new-folder.ts'

const scratch = newFolder()

const pids = () => readFileSync(`${scratch}/pids`, 'utf8').trim().split('\n').map(Number)
/** One that has ended stands in the table of processes until its parent, now the system's first process, has taken note (state Z). */
function isAlive(pid: number): boolean {
  try {
    return !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Notes its number, and ends by itself after a minute: a failed test leaves nothing for long. */
const NOTE = `require('fs').appendFileSync('${scratch}/pids', process.pid + '\\n'); setTimeout(() => {}, 60_000)`

test.for(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s to the test runner ends the programs it started, and what these have started',
  async (signal) => {
    writeFileSync(`${scratch}/pids`, '')
    writeFileSync(`${scratch}/leaf.cjs`, NOTE)
    // Ends at a signal as vitest does, without a word to its own children, one of which does not listen.
    writeFileSync(
      `${scratch}/parent.cjs`,
      `const { spawn } = require('child_process')
       spawn(process.execPath, ['${scratch}/leaf.cjs'])
       spawn(process.execPath, ['-e', "process.on('${signal}', () => {});" + require('fs').readFileSync('${scratch}/leaf.cjs', 'utf8')])
       ${NOTE}`,
    )
    writeFileSync(
      `${scratch}/runner.ts`,
      `import { run } from '${ROOT}scripts/workbench/test/run.ts'
       await run('x', process.execPath, ['${scratch}/parent.cjs'])`,
    )
    const runner = spawn(process.execPath, [`${scratch}/runner.ts`], { stdio: 'ignore' })
    const over = new Promise<number | null>((done) => runner.once('exit', done))
    await expect.poll(() => pids().length, { timeout: 20_000 }).toBe(3)
    runner.kill(signal)
    expect(await over).toBe(1)
    await expect.poll(() => pids().filter(isAlive), { timeout: 5000 }).toEqual([])
  },
)
