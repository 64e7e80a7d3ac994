import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type LineRates, type LineReport, openLine } from './link.ts'

type Request = { rates: LineRates; port: number; target: number } | 'close'

/**
 * Runs the simulated network of link.ts in its own process, one at a time, always on the same port,
 * because the edge renders absolute addresses. Neither the browser's driver nor the server delays
 * what it delivers.
 */
export function startNetworkProcess(port: number) {
  const child = fork(fileURLToPath(import.meta.url))
  const sendRequest = async <T>(request: Request): Promise<T> => {
    const answer = once(child, 'message')
    child.send(request)
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

if (import.meta.main) {
  let line: Awaited<ReturnType<typeof openLine>> | undefined
  process.on('message', async (request: Request) => {
    if (request === 'close') process.send!(line!.close())
    else {
      line = await openLine(request.rates, request.port, request.target)
      process.send!('open')
    }
  })
  process.on('disconnect', () => process.exit())
}
