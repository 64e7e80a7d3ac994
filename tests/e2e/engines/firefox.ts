import { startProgram } from '#scripts/dev/browser/program.ts'
import { connectSocket } from '#scripts/dev/browser/socket.ts'
import type { Engine } from './engine.ts'

interface Evaluated {
  type: 'success' | 'exception'
  result: { value: string }
  exceptionDetails?: { text: string }
}

/** Debian's Firefox through WebDriver BiDi, without a driver. */
export const firefox: Engine = {
  name: 'Firefox',
  programs: ['/usr/bin/firefox-esr'],
  remedy: 'apt-get install firefox-esr',
  async launch() {
    const browser = startProgram(firefox.programs[0]!, (home) => [
      '--headless',
      '--no-remote',
      '--profile',
      home,
      '--remote-debugging-port=0',
    ])
    const socket = await connectSocket(`${await browser.waitForLine(/WebDriver BiDi listening on (ws:\S+)/)}/session`)
    await socket.send('session.new', { capabilities: {} })
    const { contexts } = await socket.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
    const { context } = contexts[0]!
    return {
      resize: (width, height) => socket.send('browsingContext.setViewport', { context, viewport: { width, height } }),
      async open(url) {
        await socket.send('browsingContext.navigate', { context, url, wait: 'none' })
      },
      async read<T>(expression: string) {
        const { type, result, exceptionDetails } = await socket.send<Evaluated>('script.evaluate', {
          expression: `JSON.stringify(${expression})`,
          target: { context },
          awaitPromise: false,
        })
        if (type === 'exception') throw new Error(exceptionDetails?.text)
        return JSON.parse(result.value) as T
      },
      async close() {
        socket.close()
        await browser.stop()
      },
    }
  },
}
