import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { LineRates, LineReport } from './link.ts'

/** The line of link.ts in a process of its own; one line at a time. */
export function lineProcess() {
  const child = fork(fileURLToPath(new URL('./line-process.ts', import.meta.url)))
  const ask = async <T>(request: unknown): Promise<T> => {
    const answer = once(child, 'message')
    child.send(request as object)
    return (await answer)[0] as T
  }
  return {
    /** @returns the port a browser connects to @param target the server's */
    open: async (rates: LineRates, target: number) => (await ask<{ port: number }>({ rates, target })).port,
    close: () => ask<LineReport>('close'),
    end: () => child.disconnect(),
  }
}
export type LineProcess = ReturnType<typeof lineProcess>
