import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright-core'
import { startHttpServer } from '#scripts/base/http-server.ts'
import { getRoute } from '#scripts/base/page-names.ts'
import { buildSite } from '#scripts/build/build.ts'
import { CHROMIUM, CHROMIUM_ARGS } from '#scripts/dev/browser/chromium.ts'
import { USER_AGENTS } from '#scripts/dev/browser/devices.ts'
import { ensureBrowser } from '#scripts/dev/browser/setup.ts'
import { frameLocalPages } from '#scripts/dev/serve/framed-pages.ts'
import { findFreePort } from '#scripts/dev/serve/nginx-server.ts'
import { createSite } from '#scripts/dev/serve/site.ts'
import { startService } from '#scripts/local-service/main.ts'
import { SEED_MEMBERS } from '#scripts/local-service/members.ts'
import { createNativeInitScript } from '#scripts/native-shell/bundle.ts'
import { createPath, SCREENS } from '#scripts/native-shell/page/presets.ts'
import type { RouteName } from '#shared/routes.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const TIMES = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

const getPoints = (result: Result, category: string) => Math.round((result.categories[category]?.score ?? 0) * 100)

/**
 * Examines pages with Lighthouse and prints a row for each: the run with the median performance.
 * @param pages none = public and chart pages
 * @returns whether every page reaches its goals
 */
export async function runLighthouse(runs: number, pages: readonly string[]): Promise<boolean> {
  const member = SEED_MEMBERS[0]!
  const dist = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const screens = SCREENS.filter(({ name, isMember }) =>
    pages.length ? pages.includes(name) : !isMember || getRoute(name).chart,
  )
  ensureBrowser()
  const origins: string[] = []
  const service = await startService({ port: 0, databasePath: ':memory:', shellOrigins: origins })
  frameLocalPages(service.url)
  await buildSite({ mode: 'site', outDir: dist, only: screens.map(({ name }) => name) })
  const site = await startHttpServer(createSite({ dist, service: service.url }), 0)
  origins.push(site.url)
  const port = await findFreePort()
  // Lighthouse opens tabs of its own in this browser, in which the simulated shell answers.
  const context = await chromium.launchPersistentContext(join(dist, '.profile'), {
    executablePath: CHROMIUM,
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
    viewport: null,
  })
  let isFine = true
  try {
    const answers: Record<string, unknown> = { getToken: member.token, getStatusBarHeight: 47 }
    await context.exposeFunction('__nativeHandle', (name: string) => answers[name])
    // In the app only, as a member who has been there before; public pages are opened in a browser.
    await context.addInitScript(
      `if (!/Safari/.test(navigator.userAgent)) {
        try { localStorage.setItem('statusBar', '47') } catch {} ${await createNativeInitScript()} }`,
    )
    console.log(formatRow('页面', ['性能', '无障碍', '最佳实践', 'SEO', 'LCP ms', 'TBT ms', 'CLS']))
    for (const { name, isMember, presets } of screens) {
      const address = site.url + createPath(name, presets[0]!, member.memberNo)
      const results: Result[] = []
      for (let run = 0; run < runs; run++) results.push(await examinePage(address, isMember, port))
      results.sort((a, b) => getPoints(a, 'performance') - getPoints(b, 'performance'))
      const result = results[runs >> 1]!
      const missed = findMissedGoals(name, result)
      const [lcp = 0, tbt = 0, cls = 0] = TIMES.map((id) => result.audits[id]?.numericValue)
      const cells = [...CATEGORIES.map((id) => getPoints(result, id)), lcp.toFixed(0), tbt.toFixed(0), cls.toFixed(3)]
      console.log(formatRow(name, cells), missed.join('；'))
      isFine &&= !missed.length
    }
  } finally {
    await context.close()
    await Promise.all([site.close(), service.close()])
    rmSync(dist, { recursive: true, force: true })
  }
  return isFine
}

const formatRow = (name: string, cells: readonly (string | number)[]) =>
  name.padEnd(22) + cells.map((cell) => String(cell).padStart(8)).join('')

/** @throws Error when Lighthouse could not examine the page */
async function examinePage(address: string, isMember: boolean, port: number): Promise<Result> {
  const emulatedUserAgent = isMember ? USER_AGENTS.iosApp : USER_AGENTS.iosSafari
  const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: CATEGORIES, emulatedUserAgent })
  if (result && !result.lhr.runtimeError) return result.lhr
  throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`)
}

/**
 * Goals that a page has missed: 99 points of performance for public pages, 95 for chart pages, and
 * all points of the rest, apart from noindex where a page sets it.
 */
function findMissedGoals(name: RouteName, result: Result): string[] {
  const { access, chart, noindex } = getRoute(name)
  const min = chart ? 95 : access === 'public' ? 99 : 0
  const failed = CATEGORIES.slice(1)
    .flatMap((id) => result.categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    // The policy of pages with a foreign frame blocks Lighthouse's fetch of robots.txt.
    .filter(({ id }) => !(noindex && /^(is-crawlable|robots-txt)$/.test(id)))
  return [...(getPoints(result, 'performance') < min ? [`性能低于 ${min}`] : []), ...failed.map(({ id }) => id)]
}
