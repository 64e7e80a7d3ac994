import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { LineRates, LineReport } from './link.ts'

/** The line of link.ts in a process of its own; one line at a time, always on the same port: the edge draws absolute addresses. */
export function lineProcess(port: number) {
  const child = fork(fileURLToPath(new URL('./line-process.ts', import.meta.url)))
  const ask = async <T>(request: unknown): Promise<T> => {
    const answer = once(child, 'message')
    child.send(request as object)
    return (await answer)[0] as T
  }
  return {
    origin: `https://127.0.0.1:${port}`,
    /** @param target port of the server */
    open: (rates: LineRates, target: number) => ask<'open'>({ rates, port, target }),
    close: () => ask<LineReport>('close'),
    end: () => child.disconnect(),
  }
}
export type LineProcess = ReturnType<typeof lineProcess>
