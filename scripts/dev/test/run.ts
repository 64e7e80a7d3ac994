import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from '#scripts/base/page-names.ts'
import type { Report } from './report.ts'

/** Tests start our commands a hundred times: compiled once, they take half of the processor time. */
const NODE_COMPILE_CACHE = `${ROOT}node_modules/.cache/node`

/** How long the programs may take to end by themselves after a signal. */
const PATIENCE_MS = 3000

const running = new Set<ChildProcess>()
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // After Ctrl-C one comes from the terminal and one from the process above.
    if (!isStopping) void stopAll(signal)
  })
}

/**
 * End what runs, with all that it has started (vitest its workers, those their browsers), then this
 * process.
 */
async function stopAll(signal: NodeJS.Signals): Promise<void> {
  isStopping = true
  const groups = [...running].flatMap(({ pid }) => pid ?? [])
  const limit = Date.now() + PATIENCE_MS
  for (const group of groups) sendSignal(group, signal)
  while (groups.some((group) => sendSignal(group, 0)) && Date.now() < limit) await wait(50)
  for (const group of groups) sendSignal(group, 'SIGKILL')
  process.exit(1)
}

/** @returns whether the process group still has somebody to take it */
function sendSignal(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal)
  } catch {
    return false
  }
}

interface Result {
  isFine: boolean
  seconds: number
}

/**
 * Runs a program in the project's folder; never rejects.
 * @param isLive print the output as it arrives; otherwise at the end, below the title
 */
export function runProgram(
  title: string,
  program: string,
  args: readonly string[],
  env = {},
  isLive = false,
): Promise<Result> {
  const started = performance.now()
  if (isLive) console.log(`\n— ${title}`)
  const child = spawn(program, args, {
    cwd: ROOT,
    // At the head of a process group, by which it is ended.
    detached: true,
    stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
    env: { ...process.env, NODE_COMPILE_CACHE, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
  })
  running.add(child)
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => output.push(data))
  return new Promise((resolve) => {
    const finishRun = (isFine: boolean, word = '') => {
      if (!running.delete(child)) return
      const seconds = (performance.now() - started) / 1000
      if (!isLive) console.log(`\n— ${title}（${seconds.toFixed(1)} 秒）\n${Buffer.concat(output)}${word}`.trimEnd())
      resolve({ isFine, seconds })
    }
    child.once('error', (error) => finishRun(false, error.message))
    child.once('close', (status) => finishRun(status === 0))
  })
}

/**
 * Runs tests of one vitest project, like `run`.
 * @param report file of its report, deleted first; if it is missing afterwards, the run crashed
 */
export async function runVitest(
  title: string,
  project: string,
  report: string,
  more: readonly string[],
  env = {},
  isLive = false,
): Promise<Result & { report?: Report }> {
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = [`${ROOT}node_modules/vitest/vitest.mjs`, 'run', '--project', project, ...reporters, ...more]
  const result = await runProgram(title, process.execPath, args, env, isLive)
  return { ...result, ...(existsSync(report) && { report: JSON.parse(readFileSync(report, 'utf8')) }) }
}
