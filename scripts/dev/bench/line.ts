import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { LineRates, LineReport } from './link.ts'

/**
 * Runs the simulated network of link.ts in its own process, one at a time, always on the same port,
 * because the edge renders absolute addresses.
 */
export function startNetworkProcess(port: number) {
  const child = fork(fileURLToPath(new URL('./line-process.ts', import.meta.url)))
  const sendRequest = async <T>(request: unknown): Promise<T> => {
    const answer = once(child, 'message')
    child.send(request as object)
    return (await answer)[0] as T
  }
  return {
    origin: `https://127.0.0.1:${port}`,
    /** @param target port of the server */
    open: (rates: LineRates, target: number) => sendRequest<'open'>({ rates, port, target }),
    close: () => sendRequest<LineReport>('close'),
    end: () => child.disconnect(),
  }
}
export type LineProcess = ReturnType<typeof startNetworkProcess>
