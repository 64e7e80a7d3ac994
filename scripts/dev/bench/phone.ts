import { CHROMIUM, CHROMIUM_ARGS } from '#scripts/dev/browser/chromium.ts'
import { startProgram } from '#scripts/dev/browser/program.ts'
import { connectSocket } from '#scripts/dev/browser/socket.ts'
import { createNativeInitScript } from '#scripts/native-shell/bundle.ts'

/** A slow phone with one web view and empty caches. */
type Phone = Awaited<ReturnType<typeof takePhone>>

interface Evaluated {
  result: { value: unknown }
  exceptionDetails?: { exception?: { description?: string } }
}

/**
 * Starts a browser over the Chromium protocol. Playwright adds a second world and 300 KB of script
 * to each document, which would distort the result.
 * @param cpu slow-down factor
 * @param args further command-line arguments of Chromium
 */
export async function takePhone(cpu: number, userAgent: string, args: readonly string[]) {
  const browser = startProgram(CHROMIUM, (home) => [
    ...CHROMIUM_ARGS,
    '--hide-scrollbars',
    '--remote-debugging-port=0',
    `--user-data-dir=${home}`,
    ...args,
  ])
  const socket = await connectSocket(await browser.waitForLine(/DevTools listening on (ws:\S+)/))
  const { targetId } = await socket.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' })
  const session = await socket.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
  const sendCommand = <T>(method: string, params: object = {}) => socket.send<T>(method, params, session)
  await Promise.all([
    sendCommand('Page.enable'),
    sendCommand('Runtime.enable'),
    sendCommand('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }),
    sendCommand('Emulation.setTouchEmulationEnabled', { enabled: true }),
    sendCommand('Emulation.setUserAgentOverride', { userAgent }),
    sendCommand('Emulation.setCPUThrottlingRate', { rate: cpu }),
  ])
  return {
    ask: sendCommand,
    on: socket.on,
    /** Runs in each document before its own scripts. */
    before: (source: string) => sendCommand('Page.addScriptToEvaluateOnNewDocument', { source }),
    /** Evaluates an expression in the page. @throws Error with the page's message */
    async read<T>(expression: string) {
      const { result, exceptionDetails } = await sendCommand<Evaluated>('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description)
      return result.value as T
    },
    async close() {
      socket.close()
      await browser.stop()
    },
  }
}

/**
 * Opens an empty page of the same origin first, as the web view exists before its address; it uses
 * no bandwidth.
 */
export async function openEmptyPage(phone: Phone, origin: string): Promise<void> {
  const address = `${origin}/blank`
  phone.on('Fetch.requestPaused', ({ requestId }: { requestId: string }) =>
    phone.ask('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      // As all pages of the site: another policy would take another process.
      responseHeaders: [{ name: 'cross-origin-opener-policy', value: 'same-origin' }],
      body: btoa('<!doctype html>'),
    }),
  )
  await phone.ask('Fetch.enable', { patterns: [{ urlPattern: address }] })
  await phone.ask('Page.navigate', { url: address })
  await phone.ask('Fetch.disable')
}

/**
 * How long an app takes to answer, ms: a hop to its own thread and back, and a look into its
 * storage.
 */
const ANSWER_MS = 10

/**
 * The platform of the shell: on iOS the page requests the bridge, on Android it is injected after
 * `load`.
 */
export type Shell = 'ios' | 'android'
const SHELLS = {
  ios: { platform: 'ios', inject: 'start' },
  android: { platform: 'android-legacy', inject: 0 },
} as const

/** The script of the app's side of the bridge, run before the page. */
export const buildAppScript = async (token: string, shell: Shell = 'ios'): Promise<string> =>
  `(${installAnswers})(${JSON.stringify({ getToken: token, getStatusBarHeight: 47 })}, ${ANSWER_MS});
  ${await createNativeInitScript(SHELLS[shell])}`

function installAnswers(answers: Record<string, unknown>, ms: number) {
  const answer = (name: string) => new Promise((done) => setTimeout(() => done(answers[name]), ms))
  Object.assign(window, { __nativeHandle: answer })
}
