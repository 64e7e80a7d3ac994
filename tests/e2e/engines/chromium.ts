import { CHROMIUM } from '#scripts/dev/browser/chromium.ts'
import { startProgram } from '#scripts/dev/browser/program.ts'
import { connectSocket } from '#scripts/dev/browser/socket.ts'
import type { Engine } from './engine.ts'

interface Evaluated {
  result: { value: string }
  exceptionDetails?: { text: string }
}

/**
 * Chromium by its own protocol, which Playwright speaks only with new ones.
 * @param program '': none is named
 */
export const createChromiumEngine = (name: string, program = CHROMIUM): Engine => ({
  name,
  programs: [program],
  remedy: program === CHROMIUM ? 'apt-get install chromium' : 'OLD_CHROMIUM=/…/chrome',
  async launch() {
    const browser = startProgram(program, (home) => [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--remote-debugging-port=0',
      `--user-data-dir=${home}`,
    ])
    const socket = await connectSocket(await browser.waitForLine(/DevTools listening on (ws:\S+)/))
    const { targetId } = await socket.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' })
    const session = await socket.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
    const sendCommand = <T>(method: string, params: object) => socket.send<T>(method, params, session)
    const evaluateExpression = async <T>(expression: string) => {
      const { result, exceptionDetails } = await sendCommand<Evaluated>('Runtime.evaluate', {
        expression: `JSON.stringify(${expression})`,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result.value) as T
    }
    return {
      read: evaluateExpression,
      resize: (width, height) =>
        sendCommand('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: width < 500 }),
      async open(url) {
        await sendCommand('Page.navigate', { url })
      },
      async close() {
        socket.close()
        await browser.stop()
      },
    }
  },
})
