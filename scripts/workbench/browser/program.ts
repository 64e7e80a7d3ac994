import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** As long as a browser may take to start on a busy machine. */
const START_MS = 60_000

export interface Program {
  /** The first group of the line that matches. @throws Error when the program ends or says nothing like it for a minute */
  says(line: RegExp): Promise<string>
  stop(): Promise<void>
}

/** Start a program; Ctrl+C ends it as well. @param args from the folder that is its home, new and empty; it is gone when the program is */
export function begin(command: string, args: (home: string) => string[], env: NodeJS.ProcessEnv = {}): Program {
  const home = mkdtempSync(join(tmpdir(), 'engine-'))
  const child = spawn(command, args(home), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, ...env },
  })
  let heard = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      heard = (heard + piece).slice(-10_000)
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
    async says(line) {
      const limit = Date.now() + START_MS
      for (;;) {
        const [, said] = line.exec(heard) ?? []
        if (said) return said
        if (isOver || Date.now() > limit) throw new Error(`${command} did not start: ${heard.slice(-500)}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async stop() {
      child.kill()
      await ended
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
