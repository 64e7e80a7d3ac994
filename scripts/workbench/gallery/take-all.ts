import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { listen } from '#scripts/base/listen.ts'
import { progress } from '#scripts/base/progress.ts'
import { buildSite } from '#scripts/site/build/build.ts'
import { launch } from '#scripts/workbench/browser/launch.ts'
import { ensureBrowser } from '#scripts/workbench/browser/setup.ts'
import { frameLocalPages } from '#scripts/workbench/serve/framed-pages.ts'
import { createSite } from '#scripts/workbench/serve/site.ts'
import type { FaultRule } from '#scripts/workbench/service/faults.ts'
import { startService } from '#scripts/workbench/service/main.ts'
import { indexPage } from './index-page.ts'
import { fileOf, shotsOf, type Weather } from './shots.ts'
import { take } from './take.ts'

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
 * Take every picture of the gallery, or those of some pages, and write `index.html` beside them.
 * @param only these pages; none = all
 */
export async function takeAll(folder: string, only: readonly string[]): Promise<void> {
  const shots = shotsOf(only)
  ensureBrowser()
  const dist = mkdtempSync(join(tmpdir(), 'gallery-'))
  const target = resolve(folder)
  mkdirSync(target, { recursive: true })
  const troubles = new Map<string, readonly string[]>()
  const open: { close(): unknown }[] = []
  try {
    const browser = await launch()
    open.push(browser)
    const origins = {} as Record<Weather, string>
    for (const weather of Object.keys(FAULTS) as Weather[]) {
      // The service answers posts of known origins only.
      const shellOrigins: string[] = []
      const service = await startService({ port: 0, databasePath: ':memory:', shellOrigins })
      service.faults.set(FAULTS[weather])
      if (weather === 'fine') {
        frameLocalPages(service.url)
        await buildSite({ mode: 'site', outDir: dist, onPages: progress('构建页面') })
      }
      const site = await listen(createSite({ dist, service: service.url }), 0)
      shellOrigins.push(site.url)
      open.push(site, service)
      origins[weather] = site.url
    }
    const waiting = [...shots]
    const onShots = progress('拍图')
    let done = 0
    const work = async () => {
      for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
        const file = fileOf(shot)
        const wrong = await take(browser, origins[shot.weather], shot, join(target, file))
        if (wrong.length) troubles.set(file, wrong)
        if (wrong.length) console.log(`\n${file}：${wrong.join('；')}`)
        onShots(++done, shots.length)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    writeFileSync(join(target, 'index.html'), indexPage(shots, troubles))
  } finally {
    await Promise.all(open.map((one) => one.close()))
    rmSync(dist, { recursive: true, force: true })
  }
  console.log(`\n${shots.length} 张图，${troubles.size} 张有问题：${target}/index.html`)
}
