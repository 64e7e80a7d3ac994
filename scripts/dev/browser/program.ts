import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** As long as a browser may take to start on a busy machine. */
const START_MS = 60_000

export interface Program {
  /**
   * The first group of the output line that matches.
   * @throws Error when the program exits or does not print it within a minute
   */
  waitForLine(line: RegExp): Promise<string>
  stop(): Promise<void>
}

/**
 * Starts a program; Ctrl+C ends it.
 * @param args built from its home folder, which is new, and removed with the program
 */
export function startProgram(command: string, args: (home: string) => string[], env: NodeJS.ProcessEnv = {}): Program {
  const home = mkdtempSync(join(tmpdir(), 'engine-'))
  const child = spawn(command, args(home), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, ...env },
  })
  let received = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      received = (received + piece).slice(-10_000)
    })
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
    child.once('error', () => resolve())
  })
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  return {
    async waitForLine(line) {
      const limit = Date.now() + START_MS
      for (;;) {
        const [, message] = line.exec(received) ?? []
        if (message) return message
        if (isOver || Date.now() > limit) throw new Error(`${command} did not start: ${received.slice(-500)}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async stop() {
      child.kill()
      // A stuck program ignores SIGTERM.
      const timer = setTimeout(() => child.kill('SIGKILL'), 5000)
      await ended
      clearTimeout(timer)
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
