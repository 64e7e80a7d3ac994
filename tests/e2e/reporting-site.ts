import type { Page } from 'playwright-core'
import { REPORT_PATH } from '#scripts/base/ports.ts'
import { buildSite } from '#scripts/build/build.ts'
import type { RouteName } from '#shared/routes.ts'

/** Pages that report to the service, as `npm start` builds them. @param only absent: all of them */
export async function buildReporting(outDir: string, only?: readonly RouteName[]): Promise<void> {
  process.env.REPORT_URL = REPORT_PATH
  try {
    await buildSite({ mode: 'site', outDir, only, isPlain: true })
  } finally {
    delete process.env.REPORT_URL
  }
}

/** What a page sends to the service's collector, in order. */
export function collectReports(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(REPORT_PATH)) sent.push(request.postData() ?? '')
  })
  return sent
}

/** What measures the page runs. */
export const reportLoaded = (page: Page) => page.waitForFunction(() => window.__page?.isReporting)
