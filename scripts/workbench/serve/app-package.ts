import { statSync } from 'node:fs'
import type { Context } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import { checkPackage, fileFor, type OpenPackage } from '#scripts/site/package/open.ts'
import type { OwnPackage } from '#scripts/site/package/own.ts'
import { behindHead } from '#scripts/site/package/page-html.ts'
import { OFFLINE_COOKIE, OFFLINE_MODES, type OfflineMode } from '#scripts/workbench/shell/offline-mode.ts'
import { STAYS_OUT } from '#shared/app/offline/rule.ts'
import { inShell, inShellHeaders } from './shell-routes.ts'

/** Every answer from the package says its version, for whoever looks at the network panel. */
export const PACKAGE_HEADER = 'x-offline-package'

/**
 * The part of the simulated app that answers its web view's requests from a package: the page keeps its address and origin, and whatever the
 * package lacks goes on to the network. It is made at the first request that wants it, and anew for another build.
 */
export function appPackage(dist: string) {
  let given: { whole: Promise<OwnPackage>; changed?: Promise<OpenPackage | Error> } | undefined
  let builtAt = 0

  /** What the app does with the package that it is given: use it, or say why not. */
  function taken(mode: OfflineMode): Promise<OpenPackage | Error> {
    const { mtimeMs } = statSync(`${dist}/_manifest.json`)
    // With it comes the bundler: not for sites that never want a package.
    if (!given || mtimeMs !== builtAt)
      given = { whole: import('#scripts/site/package/own.ts').then(({ ownPackage }) => ownPackage(dist)) }
    builtAt = mtimeMs
    if (mode !== 'changed') return given.whole
    given.changed ??= given.whole.then(takenChanged)
    return given.changed
  }

  /** Why the app has refused the package that it was given; empty where it has not. */
  async function refusal(c: Context): Promise<string> {
    const mode = modeOf(c)
    const app = mode === 'off' ? undefined : await taken(mode)
    return app instanceof Error ? app.message : ''
  }

  /** @returns undefined: the site answers */
  async function answer(c: Context): Promise<Response | undefined> {
    const mode = modeOf(c)
    // A tab beside the shell is no web view of the app.
    if (mode === 'off' || c.req.header('sec-fetch-dest') === 'document') return undefined
    const app = await taken(mode)
    if (app instanceof Error) return undefined
    const { version, origin } = app.list
    if (mode === 'old' && c.req.path === '/offline.json') return c.json({ off: false, minimum: version + 1 })
    const { pathname, search } = new URL(c.req.url)
    const file = fileFor(app, c.req.method, origin + pathname + search)
    if (!file) {
      // An app that is told to stay out does so from then on.
      if (c.req.query(STAYS_OUT.name) === STAYS_OUT.value) deleteCookie(c, OFFLINE_COOKIE)
      return undefined
    }
    const body = app.files.get(file.path)!
    const own = { 'content-type': file.type, [PACKAGE_HEADER]: String(version) }
    const page = Object.values(app.list.pages).find((one) => one.file === file.path)
    if (!page) return c.body(new Uint8Array(body), 200, { ...(mode !== 'bare' && file.headers), ...own })
    const html = new TextDecoder().decode(body)
    if (mode === 'bare') return c.body(inShell(behindHead(html, page.head)), 200, own)
    return c.body(inShell(html), 200, { ...inShellHeaders(file.headers), ...own })
  }
  return { answer, refusal }
}

/** The same package with another byte in a page's HTML: what a broken download or a stranger leaves. */
function takenChanged({ trust, ...app }: OwnPackage): OpenPackage | Error {
  const { file } = Object.values(app.list.pages)[0]!
  const html = app.files.get(file)!.slice()
  html[html.length - 1]! ^= 1
  try {
    return checkPackage({ ...app, files: new Map([...app.files, [file, html]]) }, trust)
  } catch (error) {
    return error as Error
  }
}

function modeOf(c: Context): OfflineMode {
  const mode = getCookie(c, OFFLINE_COOKIE) ?? ''
  return Object.hasOwn(OFFLINE_MODES, mode) ? (mode as OfflineMode) : 'off'
}
