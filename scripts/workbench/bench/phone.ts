import { CHROMIUM, CHROMIUM_ARGS } from '#scripts/workbench/browser/chromium.ts'
import { begin } from '#scripts/workbench/browser/program.ts'
import { connect } from '#scripts/workbench/browser/socket.ts'
import { nativeInitScript } from '#scripts/workbench/shell/bundle.ts'

/** A slow phone with one web view and empty caches. */
export interface Phone {
  /** A command of Chromium's protocol for the web view. */
  ask<T>(method: string, params?: object): Promise<T>
  on(event: string, take: (params: never) => void): void
  /** Runs in each document before its own scripts. */
  before(script: string): Promise<unknown>
  /** What an expression in the page comes to, awaited where it is a promise. @throws Error with what the page says against it */
  read<T>(expression: string): Promise<T>
  close(): Promise<void>
}

interface Evaluated {
  result: { value: unknown }
  exceptionDetails?: { exception?: { description?: string } }
}

/**
 * Take one. By Chromium's own protocol: Playwright keeps a second world in each document and brings 300 KB of script with its first question, a
 * third of what a slow phone does on its main thread until a page is there.
 * @param cpu how much slower than this machine @param args further arguments of Chromium's command line
 */
export async function takePhone(cpu: number, userAgent: string, args: readonly string[]): Promise<Phone> {
  const browser = begin(CHROMIUM, (home) => [
    ...CHROMIUM_ARGS,
    '--hide-scrollbars',
    '--remote-debugging-port=0',
    `--user-data-dir=${home}`,
    ...args,
  ])
  const socket = await connect(await browser.says(/DevTools listening on (ws:\S+)/))
  const { targetId } = await socket.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' })
  const session = await socket.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
  const ask = <T>(method: string, params: object = {}) => socket.send<T>(method, params, session)
  await Promise.all([
    ask('Page.enable'),
    ask('Runtime.enable'),
    ask('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }),
    ask('Emulation.setTouchEmulationEnabled', { enabled: true }),
    ask('Emulation.setUserAgentOverride', { userAgent }),
    ask('Emulation.setCPUThrottlingRate', { rate: cpu }),
  ])
  return {
    ask,
    on: socket.on,
    before: (source) => ask('Page.addScriptToEvaluateOnNewDocument', { source }),
    async read<T>(expression: string) {
      const { result, exceptionDetails } = await ask<Evaluated>('Runtime.evaluate', {
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

/** The web view is there before its address, as in an app and a browser: it shows an empty page of the same origin, which takes nothing of the line. */
export async function openBlank(phone: Phone, origin: string): Promise<void> {
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

/** How long an app takes to answer, ms: a hop to its own thread and back, and a look into its storage. */
const ANSWER_MS = 10

/** Whose app: on iOS the page asks for the bridge, on Android it comes behind the page's `load` event. */
export type Shell = 'ios' | 'android'
const SHELLS = {
  ios: { platform: 'ios', inject: 'start' },
  android: { platform: 'android-legacy', inject: 0 },
} as const

/** The app around a page, as a script that runs before it: the shell's side of the bridge. Each answer is a measure of the page's. */
export const appScript = async (token: string, shell: Shell = 'ios'): Promise<string> =>
  `(${answer})(${JSON.stringify({ getToken: token, getStatusBarHeight: 47 })}, ${ANSWER_MS});
  ${await nativeInitScript(SHELLS[shell])}`

function answer(answers: Record<string, unknown>, ms: number) {
  const handle = (name: string) => {
    const start = performance.now()
    return new Promise((done) => {
      setTimeout(() => {
        performance.measure(`bridge ${name}`, { start })
        done(answers[name])
      }, ms)
    })
  }
  Object.assign(window, { __nativeHandle: handle })
}
