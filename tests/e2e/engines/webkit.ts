import { setTimeout as wait } from 'node:timers/promises'
import { startProgram } from '#scripts/dev/browser/program.ts'
import { findFreePort } from '#scripts/dev/serve/nginx-server.ts'
import type { Engine } from './engine.ts'

const DISPLAY = '/usr/bin/Xvfb'
const DRIVER = '/usr/bin/WebKitWebDriver'
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** WebKitGTK's smallest browser on a screen in memory, by classic WebDriver. */
export const webkit: Engine = {
  name: 'WebKit',
  programs: [DISPLAY, DRIVER, BROWSER],
  remedy: 'apt-get install webkit2gtk-driver xvfb',
  async launch() {
    const display = startProgram(DISPLAY, () => ['-displayfd', '1', '-screen', '0', '1280x1024x24'])
    const screen = await display.waitForLine(/^(\d+)\n/m)
    const port = await findFreePort()
    const driver = startProgram(DRIVER, () => [`--port=${port}`], { DISPLAY: `:${screen}`, GDK_BACKEND: 'x11' })
    const url = `http://127.0.0.1:${port}`
    // It does not say that it listens.
    for (let turn = 0; turn < 100 && !(await fetch(`${url}/status`).catch(() => undefined)); turn++) await wait(200)
    const sendRequest = async <T>(path: string, body?: object, method = 'POST') => {
      const signal = AbortSignal.timeout(30_000)
      const response = await fetch(`${url}/session${path}`, {
        method,
        signal,
        ...(body && { body: JSON.stringify(body) }),
      })
      const { value } = (await response.json()) as { value: T & { message?: string } }
      if (!response.ok) throw new Error(value.message)
      return value
    }
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] } } }
    const { sessionId } = await sendRequest<{ sessionId: string }>('', { capabilities })
    return {
      resize: (width, height) => sendRequest(`/${sessionId}/window/rect`, { x: 0, y: 0, width, height }),
      async open(url) {
        await sendRequest(`/${sessionId}/url`, { url })
      },
      read: async <T>(expression: string) =>
        JSON.parse(
          await sendRequest<string>(`/${sessionId}/execute/sync`, {
            script: `return JSON.stringify(${expression})`,
            args: [],
          }),
        ) as T,
      async close() {
        await sendRequest(`/${sessionId}`, undefined, 'DELETE')
        await driver.stop()
        await display.stop()
      },
    }
  },
}
