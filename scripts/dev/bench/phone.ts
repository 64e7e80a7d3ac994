import { CHROMIUM, CHROMIUM_ARGS } from '#scripts/dev/browser/chromium.ts'
import { startChromium } from '#scripts/dev/browser/chromium-session.ts'
import { createNativeInitScript } from '#scripts/native-shell/bundle.ts'

/** A slow phone with one web view and empty caches. */
type Phone = Awaited<ReturnType<typeof takePhone>>

/**
 * @param cpu slow-down factor
 * @param args further command-line arguments of Chromium
 */
export async function takePhone(cpu: number, userAgent: string, args: readonly string[]) {
  const phone = await startChromium(CHROMIUM, [...CHROMIUM_ARGS, '--hide-scrollbars', ...args])
  await Promise.all([
    phone.ask('Page.enable'),
    phone.ask('Runtime.enable'),
    phone.ask('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }),
    phone.ask('Emulation.setTouchEmulationEnabled', { enabled: true }),
    phone.ask('Emulation.setUserAgentOverride', { userAgent }),
    phone.ask('Emulation.setCPUThrottlingRate', { rate: cpu }),
  ])
  /** Runs in each document before its own scripts. */
  const before = (source: string) => phone.ask('Page.addScriptToEvaluateOnNewDocument', { source })
  return { ...phone, before }
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
