import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPageNames } from '#scripts/base/page-names.ts'
import { buildSite } from '#scripts/build/build.ts'
import { ensureBrowser } from '#scripts/dev/browser/setup.ts'
import { frameLocalPages } from '#scripts/dev/serve/framed-pages.ts'
import { findFreePort } from '#scripts/dev/serve/nginx-server.ts'
import { startService } from '#scripts/local-service/main.ts'
import { SEED_MEMBERS } from '#scripts/local-service/members.ts'
import { createPath, SCREENS } from '#scripts/native-shell/page/presets.ts'
import { computeFigures, computeRatios, formatFigures, formatHeader, formatRatios } from './figures.ts'
import { addFloors } from './floors.ts'
import { startNetworkProcess } from './line.ts'
import type { Shell } from './phone.ts'
import { startBenchServer } from './server.ts'
import { createVariants } from './variants.ts'
import { type Condition, type Visit, visitPage } from './visit.ts'

const CONDITIONS: Record<'4g' | '3g', Condition> = {
  '4g': { name: '慢速 4G', rttMs: 150, bits: 1.6e6, cpu: 4 },
  '3g': { name: '差的 3G', rttMs: 400, bits: 400e3, cpu: 6 },
}
/** Share of packets over 5 ms late from which on the machine was too busy. */
const MAX_LATE = 0.02

interface BenchOptions {
  /** Openings of each page. */
  runs: number
  /** Both lines when absent. */
  line?: keyof typeof CONDITIONS
  shell: Shell
  /** None = all. */
  pages: readonly string[]
}

/** Measures openings of pages in turn and prints their medians. */
export async function runBench({ runs, line, shell, pages }: BenchOptions): Promise<void> {
  ensureBrowser()
  const dist = mkdtempSync(join(tmpdir(), 'bench-'))
  const only = getPageNames().filter((name) => !pages.length || pages.includes(name))
  const lines = startNetworkProcess(await findFreePort())
  // The service answers posts of known origins only.
  const service = await startService({ port: 0, databasePath: ':memory:', shellOrigins: [lines.origin] })
  frameLocalPages(service.url)
  await buildSite({ mode: 'site', outDir: dist, only })
  addFloors(dist)
  const server = await startBenchServer(dist, service.url, lines.origin)
  const member = SEED_MEMBERS[0]!
  let latest = 0
  const late: number[] = []

  /** A page in every way it is opened, in turn. */
  async function measureScreen(condition: Condition, { name, isMember, presets }: (typeof SCREENS)[number]) {
    const path = createPath(name, presets[0]!, member.memberNo)
    const variants = createVariants({ name, path, token: isMember ? member.token : undefined, shell }, server)
    const visits = variants.map((): Visit[] => [])
    for (let run = 0; run < runs; run++) {
      for (const [index, variant] of variants.entries()) {
        const seen = await visitPage(lines, condition, variant)
        latest = Math.max(latest, seen.latest)
        late.push(seen.late)
        visits[index]!.push(seen)
      }
    }
    const figures = visits.map(computeFigures)
    for (const [index, { label }] of variants.entries()) console.log(formatFigures(label, figures[index]!))
    for (const [index, { to }] of variants.entries()) {
      for (const kind of to ?? []) {
        const other = variants.findIndex((item) => item.key === kind)
        const ratios = computeRatios(figures[index]!, figures[other]!)
        const [item, another] = [variants[index]!, variants[other]!].map(({ label }) => label.trim())
        console.log(formatRatios(`${item} 与 ${another} 之比`, ratios))
      }
    }
  }

  try {
    for (const condition of line ? [CONDITIONS[line]] : Object.values(CONDITIONS)) {
      const rates = `往返 ${condition.rttMs} ms，${condition.bits / 1e6} Mbit/s，CPU ÷${condition.cpu}`
      console.log(`\n${condition.name}：${rates}，${server.kind}，${runs} 次的中位数\n${formatHeader()}`)
      for (const screen of SCREENS) if (only.includes(screen.name)) await measureScreen(condition, screen)
    }
  } finally {
    lines.end()
    await Promise.all([server.close(), service.close()])
    rmSync(dist, { recursive: true, force: true })
  }
  const share = late.reduce((sum, item) => sum + item, 0) / Math.max(1, late.length)
  console.log(
    `\n线路上 ${(share * 100).toFixed(1)}% 的包迟到超过 5 ms，最多 ${latest.toFixed(0)} ms${share > MAX_LATE ? '：机器太忙，这些数字不可信' : ''}`,
  )
}
