import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { parseCommandArgs, parseInteger } from '#scripts/base/command-line.ts'
import { startHttpServer } from '#scripts/base/http-server.ts'
import { getPageNames, getRoute, parsePageNames } from '#scripts/base/page-names.ts'
import { buildSite } from '#scripts/build/build.ts'
import { CHROMIUM, CHROMIUM_ARGS } from '#scripts/dev/browser/chromium.ts'
import { ensureBrowser } from '#scripts/dev/browser/setup.ts'
import { findMissedGoals, measurePage, type Score } from '#scripts/dev/lighthouse/examine.ts'
import { frameLocalPages } from '#scripts/dev/serve/framed-pages.ts'
import { createSite } from '#scripts/dev/serve/site.ts'
import { startService } from '#scripts/local-service/main.ts'
import { SEED_MEMBERS } from '#scripts/local-service/members.ts'
import { createNativeInitScript } from '#scripts/native-shell/bundle.ts'
import { createPath, SCREENS } from '#scripts/native-shell/page/presets.ts'

const HELP = `用法：npm run lighthouse -- [页面 …] [--runs 3]

用 Lighthouse（手机，模拟慢速 4G）检查公开页面和图表页面：性能取中位数，其余三项须为 100
`
const { runs, pages } = parseCommandArgs(HELP, { runs: { type: 'string', default: '3' } }, ({ runs }, text) => ({
  runs: parseInteger('--runs', runs, 1, 100),
  pages: parsePageNames(text),
}))

const PORT = 9300 + (process.pid % 500)
const member = SEED_MEMBERS[0]!
const dist = mkdtempSync(join(tmpdir(), 'lighthouse-'))
const screens = SCREENS.filter(({ name, isMember }) =>
  pages.length ? pages.includes(name) : !isMember || getRoute(name).chart,
)
ensureBrowser()
const origins: string[] = []
const service = await startService({ port: 0, databasePath: ':memory:', shellOrigins: origins })
frameLocalPages(service.url)
await buildSite({
  mode: 'site',
  outDir: dist,
  only: getPageNames().filter((name) => screens.some((item) => item.name === name)),
})
const site = await startHttpServer(createSite({ dist, service: service.url }), 0)
origins.push(site.url)
// Lighthouse opens tabs of its own in this browser; in every one of them the simulated shell
// answers.
const context = await chromium.launchPersistentContext(join(dist, '.profile'), {
  executablePath: CHROMIUM,
  args: [...CHROMIUM_ARGS, `--remote-debugging-port=${PORT}`],
  viewport: null,
})
const failures: string[] = []

try {
  await context.exposeFunction(
    '__nativeHandle',
    (name: string) => ({ getToken: member.token, getStatusBarHeight: 47 })[name],
  )
  const shell = await createNativeInitScript()
  // In the app only, as a member who has been there before; public pages are opened in a browser.
  await context.addInitScript(
    `if (!/Safari/.test(navigator.userAgent)) { try { localStorage.setItem('statusBar', '47') } catch {} ${shell} }`,
  )
  console.log(
    `\n${'page'.padEnd(22)}${['性能', '无障碍', '最佳实践', 'SEO', 'LCP ms', 'TBT ms', 'CLS'].map((head) => head.padStart(8)).join('')}`,
  )
  for (const { name, isMember, presets } of screens) {
    const address = site.url + createPath(name, presets[0]!, member.memberNo)
    const score = await measurePage({ address, port: PORT, isMember, runs })
    const wrong = findMissedGoals(name, score)
    console.log(formatRow(name, score), wrong.join('；'))
    failures.push(...wrong.map((text) => `${name}: ${text}`))
  }
} finally {
  await context.close()
  await Promise.all([site.close(), service.close()])
  rmSync(dist, { recursive: true, force: true })
}
process.exit(failures.length ? 1 : 0)

function formatRow(name: string, { performance, accessibility, bestPractices, seo, lcp, tbt, cls }: Score): string {
  const cells = [performance, accessibility, bestPractices, seo, lcp, tbt].map((value) => value.toFixed(0))
  return [name.padEnd(22), ...[...cells, cls.toFixed(3)].map((cell) => cell.padStart(8))].join('')
}
