import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { startHttpServer } from '#scripts/base/http-server.ts'
import { REPORT_PATH } from '#scripts/base/ports.ts'
import { CHROMIUM_ARGS, testBrowser } from '#scripts/dev/browser/chromium.ts'
import { createSite } from '#scripts/dev/serve/site.ts'
import { createNativeInitScript } from '#scripts/native-shell/bundle.ts'
import type { RouteName } from '#shared/routes.ts'
import { USER_AGENTS } from './devices.ts'
import { createGate } from './gate.ts'

interface PrerenderOptions {
  dist: string
  /** Where the service answers. */
  service: string
  route: RouteName
  token: string
  /** The final text. */
  text: string
}

/**
 * A page from which the browser opens another one ahead, and goes there once the server says that
 * it is ready.
 */
const createPrerenderPage = (path: string) =>
  `<script type="speculationrules">{"prerender":[{"urls":["${path}"],"eagerness":"immediate"}]}</script>
  <script>fetch('/ready').then(() => location.assign('${path}'))</script>`

/**
 * Runs in the page: reports when its script has run and what the app was asked, and leaves when the
 * text and the report are there.
 */
function installWitness(run: () => Promise<unknown>, token: string, label: string) {
  const sendBeacon = (what: string) => navigator.sendBeacon(`/told/${what}?ahead=${document.prerendering}`)
  const answers: Record<string, unknown> = { getToken: token, getStatusBarHeight: 47 }
  const __nativeHandle = (name: string) => {
    sendBeacon(`native/${name}`)
    return answers[name]
  }
  Object.assign(window, { __nativeHandle })
  // Activation fires `focus` and `visibilitychange` before or after the page checks the session,
  // which must not send the check twice.
  for (const name of ['focus', 'visibilitychange'])
    addEventListener(name, (event) => document.visibilityState === 'visible' && event.stopImmediatePropagation(), true)
  addEventListener('load', () => run().then(() => sendBeacon('ready')))
  const look = setInterval(() => {
    if (!window.__page?.isReporting || !document.body.innerText.includes(label)) return
    clearInterval(look)
    location.assign('/left')
  }, 50)
}

/** So long a story may take that fails. */
const LIMIT_MS = 20_000

/**
 * Opens a member page in the app after a prerender. Chromium prerenders nothing while a debugger is
 * attached, so it runs alone and the server records everything.
 * @returns its requests by path and the app's calls as `native/<name>`, in order, each with whether
 *   the page was still prerendered; its report
 */
export async function openPrerendered({ dist, service, route, token, text }: PrerenderOptions) {
  const deeds: { what: string; isAhead: boolean }[] = []
  const ready = createGate()
  const reported = createGate()
  let report = ''
  const native = await createNativeInitScript({ platform: 'android-2', userAgent: USER_AGENTS.androidApp })
  const site = createSite({ dist, service })
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.get('/before', (c) => c.html(createPrerenderPage(`/${route}`)))
  app.get('/ready', (c) => ready.promise.then(() => c.body(null)))
  app.get('/left', (c) => c.body(null))
  app.post('/told/:kind/:name?', (c) => {
    const { kind, name } = c.req.param()
    if (kind === 'ready') ready.resolve()
    else deeds.push({ what: `${kind}/${name}`, isAhead: c.req.query('ahead') === 'true' })
    return c.body(null)
  })
  app.all('*', async (c) => {
    deeds.push({ what: c.req.path, isAhead: Boolean(c.req.header('sec-purpose')) })
    if (c.req.path === REPORT_PATH) {
      report = await c.req.raw.clone().text()
      reported.resolve()
    }
    // The service knows the stack's own site alone.
    c.req.raw.headers.delete('origin')
    const reply = await site.fetch(c.req.raw, c.env)
    if (c.req.path !== `/${route}`) return reply
    // Without the page's policy, which forbids a script of ours.
    const html = await reply.text()
    const [file] = new RegExp(`/assets/${route}-[\\w-]+\\.js`).exec(html)!
    const script = `(${installWitness})(() => import('${file}'), '${token}', '${text}');${native}`
    return c.html(html.replace('<head>', () => `<head><script>${script.replaceAll('</script', '<\\/script')}</script>`))
  })
  const server = await startHttpServer(app, 0)
  const profile = mkdtempSync(join(tmpdir(), 'ahead-'))
  const browserArgs = [
    `--user-agent=${USER_AGENTS.androidApp}`,
    `--user-data-dir=${profile}`,
    '--remote-debugging-port=0',
  ]
  const args = [...CHROMIUM_ARGS, ...browserArgs, `${server.url}/before`]
  // Debian starts the browser by a shell, which would end alone: a group ends as one.
  const browser = spawn(testBrowser(), args, { stdio: 'ignore', detached: true })
  try {
    await Promise.race([reported.promise, wait(LIMIT_MS, undefined, { ref: false })])
    return { deeds, report }
  } finally {
    const gone = once(browser, 'exit')
    process.kill(-browser.pid!, 'SIGKILL')
    await gone
    await server.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  }
}
