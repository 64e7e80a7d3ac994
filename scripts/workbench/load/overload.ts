import type { Browser } from 'playwright-core'
import { listen } from '#scripts/base/listen.ts'
import { SHARE_PAGES } from '#scripts/site/share/pages.ts'
import { createSite } from '#scripts/workbench/serve/site.ts'
import { startService } from '#scripts/workbench/service/main.ts'
import { SEED_MEMBERS } from '#scripts/workbench/service/seed-members.ts'
import { pathOf, SCREENS } from '#scripts/workbench/shell/page/presets.ts'
import type { RouteName } from '#shared/routes.ts'

/** What one opening asks of a service that has too much to do. */
export interface OverloadedOpening {
  page: RouteName
  /** Different calls, and how often they were sent in all. */
  calls: number
  requests: number
}

interface Overload {
  dist: string
  browser: Browser
  /** Every share page that asks something, unless told otherwise. */
  pages?: readonly RouteName[]
}

const ASKING = (Object.keys(SHARE_PAGES) as RouteName[]).filter((name) => SHARE_PAGES[name]!.calls)
/** Beyond the latest repeat, ms: a page waits up to 3 s for a time that the service names. */
const LATER_MS = 5000

const isCall = (one: { url: () => string }) => /^\/(api|pk)\//.test(new URL(one.url()).pathname)

/** Open built share pages as a browser does, without an edge, while the service answers every call by 503. */
export async function overloadedOpenings({ dist, browser, pages = ASKING }: Overload): Promise<OverloadedOpening[]> {
  const origins: string[] = []
  const service = await startService({ port: 0, databasePath: ':memory:', shellOrigins: origins })
  const site = await listen(createSite({ dist, service: service.url }), 0)
  origins.push(site.url)
  service.faults.set([{ path: '*', status: 503 }])
  const openings: OverloadedOpening[] = []
  try {
    for (const page of pages) openings.push(await open(page))
    return openings
  } finally {
    await site.close()
    await service.close()
  }

  async function open(name: RouteName): Promise<OverloadedOpening> {
    const { presets } = SCREENS.find((screen) => screen.name === name)!
    const context = await browser.newContext()
    const page = await context.newPage()
    const sent: string[] = []
    const others: number[] = []
    page.on('request', (request) => void (isCall(request) && sent.push(request.url())))
    page.on(
      'response',
      (response) => void (isCall(response) && response.status() !== 503 && others.push(response.status())),
    )
    try {
      await page.clock.install()
      await page.goto(site.url + pathOf(name, presets[0]!, SEED_MEMBERS[0]!.memberNo))
      await page.getByRole('button', { name: '重试' }).first().waitFor()
      // Whatever still waits for its repeat leaves now, and ahead of this question.
      await page.clock.fastForward(LATER_MS)
      await page.evaluate(() => fetch(location.href))
      if (others.length) throw new Error(`/${name} got other answers: ${others}`)
      return { page: name, calls: new Set(sent).size, requests: sent.length }
    } finally {
      await context.close()
    }
  }
}
