import { startProgram } from './program.ts'
import { connectSocket } from './socket.ts'

interface Evaluated {
  result: { value: unknown }
  exceptionDetails?: { text: string; exception?: { description?: string } }
}

/**
 * Starts a Chromium with an empty profile and one tab, driven by its own protocol: Playwright speaks
 * it only with new ones, and adds a second world and 300 KB of script to each document.
 * @param args further command-line arguments
 */
export async function startChromium(program: string, args: readonly string[]) {
  const browser = startProgram(program, (home) => ['--remote-debugging-port=0', `--user-data-dir=${home}`, ...args])
  const socket = await connectSocket(await browser.waitForLine(/DevTools listening on (ws:\S+)/))
  const { targetId } = await socket.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' })
  const session = await socket.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
  const sendCommand = <T>(method: string, params: object = {}) => socket.send<T>(method, params, session)
  return {
    ask: sendCommand,
    on: socket.on,
    /** Evaluates an expression in the page. @throws Error with the page's message */
    async read<T>(expression: string) {
      const params = { expression, awaitPromise: true, returnByValue: true }
      const { result, exceptionDetails } = await sendCommand<Evaluated>('Runtime.evaluate', params)
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
      return result.value as T
    },
    async close() {
      socket.close()
      await browser.stop()
    },
  }
}
