import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { listen } from '#scripts/base/listen.ts'
import { CHROMIUM, CHROMIUM_ARGS } from '#scripts/workbench/browser/chromium.ts'
import { ownCertificate } from '#scripts/workbench/serve/certificate.ts'
import { createSite } from '#scripts/workbench/serve/site.ts'
import { startService } from '#scripts/workbench/service/main.ts'
import { allRows } from '#scripts/workbench/service/query.ts'
import { seededDatabase } from '#tests/seeded-database.ts'
import { buildReporting } from './reporting-site.ts'

/** Only over TLS does a browser send reports of its own. */
const tls = ownCertificate()
/** It keeps these reports back, too. */
const QUIET = '--disable-background-networking'

test.skipIf(!tls)('what a policy stops is told by the browser itself, where no script of the page runs', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'browser-reports-'))
  await buildReporting(dist, ['down'])
  const file = `${dist}/down/index.html`
  const html = readFileSync(file, 'utf8').replace('<div id="app"', '<img src="https://elsewhere.example/" alt="">$&')
  writeFileSync(file, html)
  const shellOrigins: string[] = []
  const service = await startService({ port: 0, db: seededDatabase(), shellOrigins })
  const site = await listen(createSite({ dist, service: service.url }), 0, tls)
  shellOrigins.push(site.url)
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    ignoreDefaultArgs: [QUIET],
    args: [...CHROMIUM_ARGS.filter((one) => one !== QUIET), '--ignore-certificate-errors', '--short-reporting-delay'],
  })
  try {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(`${site.url}/down`)
    const told = () => allRows(service.db, 'SELECT route, directive FROM policy_violation')
    await expect.poll(told, { timeout: 20_000 }).toEqual([{ route: 'down', directive: 'img-src' }])
  } finally {
    await browser.close()
    await Promise.all([site.close(), service.close()])
    rmSync(dist, { recursive: true, force: true })
  }
})
