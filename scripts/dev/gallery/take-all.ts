import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startHttpServer } from '#scripts/base/http-server.ts'
import { createProgress } from '#scripts/base/progress.ts'
import { buildSite } from '#scripts/build/build.ts'
import { launchBrowser } from '#scripts/dev/browser/launch.ts'
import { ensureBrowser } from '#scripts/dev/browser/setup.ts'
import { frameLocalPages } from '#scripts/dev/serve/framed-pages.ts'
import { createSite } from '#scripts/dev/serve/site.ts'
import type { FaultRule } from '#scripts/local-service/faults.ts'
import { startService } from '#scripts/local-service/main.ts'
import { escapeHtml } from '#shared/format/escape-html.ts'
import { routes } from '#shared/routes.ts'
import { createShots, getFileName, type Shot, type Weather } from './shots.ts'
import { takeShot } from './take.ts'

/** How many pages are open at a time. */
const AT_ONCE = 3

// `fine` comes first: the shared build frames the pages of its service.
const FAULTS: Record<Weather, FaultRule[]> = {
  fine: [],
  failing: [{ path: '*', status: 500 }],
  // Such a call is cut off in the end, so that nothing asks the database after it was closed.
  slow: [{ path: '*', delayMs: 60_000, reset: true }],
  blank: [{ path: '*', body: 'null-data' }],
}

/**
 * Takes every picture of the gallery, or those of some pages, and writes `index.html`.
 * @param only these pages; [] for all
 */
export async function takeAll(folder: string, only: readonly string[]): Promise<void> {
  const shots = createShots(only)
  ensureBrowser()
  const dist = mkdtempSync(join(tmpdir(), 'gallery-'))
  const target = resolve(folder)
  mkdirSync(target, { recursive: true })
  const errors = new Map<string, readonly string[]>()
  const open: { close(): unknown }[] = []
  try {
    const browser = await launchBrowser()
    open.push(browser)
    const origins = {} as Record<Weather, string>
    for (const weather of Object.keys(FAULTS) as Weather[]) {
      // The service answers posts of known origins only.
      const shellOrigins: string[] = []
      const service = await startService({ port: 0, databasePath: ':memory:', shellOrigins })
      service.faults.set(FAULTS[weather])
      if (weather === 'fine') {
        frameLocalPages(service.url)
        await buildSite({ mode: 'site', outDir: dist, onPages: createProgress('构建页面') })
      }
      const site = await startHttpServer(createSite({ dist, service: service.url }), 0)
      shellOrigins.push(site.url)
      open.push(site, service)
      origins[weather] = site.url
    }
    const waiting = [...shots]
    const onShots = createProgress('拍图')
    let done = 0
    const takeRemaining = async () => {
      for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
        const file = getFileName(shot)
        const wrong = await takeShot(browser, origins[shot.weather], shot, join(target, file))
        if (wrong.length) errors.set(file, wrong)
        if (wrong.length) console.log(`\n${file}：${wrong.join('；')}`)
        onShots(++done, shots.length)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, takeRemaining))
    writeFileSync(join(target, 'index.html'), renderIndexPage(shots, errors))
  } finally {
    await Promise.all(open.map((item) => item.close()))
    rmSync(dist, { recursive: true, force: true })
  }
  console.log(`\n${shots.length} 张图，${errors.size} 张有问题：${target}/index.html`)
}

/** The page that shows all pictures, one row a route. @param errors by file name */
function renderIndexPage(shots: readonly Shot[], errors: ReadonlyMap<string, readonly string[]>): string {
  const pages = [...new Set(shots.map(({ page }) => page))]
  const renderFigure = (shot: Shot) => {
    const file = getFileName(shot)
    const wrong = (errors.get(file) ?? []).map((text) => `<strong>${escapeHtml(text)}</strong>`).join('')
    const picture = `<a href="${encodeURI(file)}"><img src="${encodeURI(file)}" alt="${escapeHtml(shot.state)}" loading="lazy"></a>`
    return `<figure>${picture}<figcaption>${escapeHtml(shot.state)}${wrong}</figcaption></figure>`
  }
  const renderRow = (page: Shot['page']) =>
    `<h2 id="${page}">/${page} ${routes[page].title}</h2><div>${shots
      .filter((shot) => shot.page === page)
      .map(renderFigure)
      .join('')}</div>`
  return `<!doctype html>
<html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>页面图集</title>
<style>
body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; background: #eceff1; color: #1c2227 }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px }
div { display: flex; gap: 16px; overflow-x: auto; align-items: flex-start; padding-bottom: 12px }
figure { margin: 0; flex: none; width: 240px }
img { display: block; width: 100%; max-height: 720px; object-fit: cover; object-position: top; border-radius: 8px }
strong { display: block; color: #b3261e }
</style>
<h1>页面图集</h1>
<nav>${pages.map((page) => `<a href="#${page}">/${page}</a>`).join('')}</nav>
${pages.map(renderRow).join('\n')}
</html>
`
}
