import { type ChildProcess, spawn } from 'node:child_process'
import { ROOT } from '#scripts/build/page-names.ts'

const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal)
    process.exit(1)
  })
}

interface Result {
  isFine: boolean
  seconds: number
}

/**
 * Run a program in the project's folder; never rejects.
 * @param isLive print its output as it comes; otherwise all at once when it is over, below its title: programs that run side by side do not mix
 */
export function run(
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
    stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
  })
  running.add(child)
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => said.push(data))
  return new Promise((resolve) => {
    const done = (isFine: boolean, word = '') => {
      if (!running.delete(child)) return
      const seconds = (performance.now() - started) / 1000
      if (!isLive) console.log(`\n— ${title}（${seconds.toFixed(1)} 秒）\n${Buffer.concat(said)}${word}`.trimEnd())
      resolve({ isFine, seconds })
    }
    child.once('error', (error) => done(false, error.message))
    child.once('close', (status) => done(status === 0))
  })
}
