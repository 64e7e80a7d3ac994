import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDisplayWidth } from '#scripts/base/display-width.ts'
import { getPageNames } from '#scripts/base/page-names.ts'
import { buildSite } from '#scripts/build/build.ts'
import { ensureBrowser } from '#scripts/dev/browser/setup.ts'
import { frameLocalPages } from '#scripts/dev/serve/framed-pages.ts'
import { findFreePort } from '#scripts/dev/serve/nginx-server.ts'
import { ITEM_ROUTES } from '#scripts/edge/cards.ts'
import { startService } from '#scripts/local-service/main.ts'
import { SEED_MEMBERS } from '#scripts/local-service/members.ts'
import { createPath, SCREENS } from '#scripts/native-shell/page/presets.ts'
import type { RouteName } from '#shared/routes.ts'
import { addFloors, DRAWN, FLOORS, getFloorPath } from './floors.ts'
import { startNetworkProcess } from './network.ts'
import type { Shell } from './phone.ts'
import { type BenchServer, startBenchServer } from './server.ts'
import { type Condition, type Target, type Visit, visitPage } from './visit.ts'

const CONDITIONS: Record<'4g' | '3g', Condition> = {
  '4g': { name: '慢速 4G', rttMs: 150, bits: 1.6e6, cpu: 4 },
  '3g': { name: '差的 3G', rttMs: 400, bits: 400e3, cpu: 6 },
}
/** Share of packets over 5 ms late from which on the machine was too busy. */
const MAX_LATE = 0.02

type Screen = (typeof SCREENS)[number]

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
  const all: Visit[] = []

  /** A page in every way it is opened, in turn. */
  async function measureScreen(condition: Condition, screen: Screen) {
    const variants = createVariants(screen, shell, server).map((variant) => ({ ...variant, visits: [] as Visit[] }))
    for (let run = 0; run < runs; run++) {
      for (const variant of variants) variant.visits.push(await visitPage(lines, condition, variant))
    }
    all.push(...variants.flatMap(({ visits }) => visits))
    for (const { label, visits } of variants) {
      const cells = COLUMNS.map(([, formatCell]) => formatCell(visits))
      console.log(formatRow(label, cells))
    }
    const byHand = variants.filter(({ isByHand }) => isByHand)
    const standards = byHand.length ? byHand : variants.slice(0, 1)
    for (const variant of variants.filter((item) => !standards.includes(item))) {
      for (const standard of standards) {
        const getRatio = (key: keyof Visit) =>
          (computeMedian(variant.visits, key) / computeMedian(standard.visits, key)).toFixed(2)
        const names = `${variant.label.trim()} 与 ${standard.label.trim()} 之比`
        console.log(`  ${names}：内容出现 ${getRatio('painted')}，首屏 ${getRatio('screen')}，整页 ${getRatio('all')}`)
      }
    }
  }

  try {
    for (const condition of line ? [CONDITIONS[line]] : Object.values(CONDITIONS)) {
      const rates = `往返 ${condition.rttMs} ms，${condition.bits / 1e6} Mbit/s，CPU ÷${condition.cpu}`
      const heads = COLUMNS.map(([head]) => head)
      console.log(`\n${condition.name}：${rates}，${server.kind}，${runs} 次的中位数\n${formatRow('', heads)}`)
      for (const screen of SCREENS) if (only.includes(screen.name)) await measureScreen(condition, screen)
    }
  } finally {
    lines.end()
    await Promise.all([server.close(), service.close()])
    rmSync(dist, { recursive: true, force: true })
  }
  const share = all.reduce((sum, { late }) => sum + late, 0) / Math.max(1, all.length)
  const latest = Math.max(0, ...all.map((visit) => visit.latest)).toFixed(0)
  const remark = share > MAX_LATE ? '：机器太忙，这些数字不可信' : ''
  console.log(`\n线路上 ${(share * 100).toFixed(1)}% 的包迟到超过 5 ms，最多 ${latest} ms${remark}`)
}

const computeMedian = (visits: readonly Visit[], key: keyof Visit): number =>
  visits.map((visit) => visit[key]).sort((a, b) => a - b)[visits.length >> 1]!

const formatMedian = (key: keyof Visit) => (visits: readonly Visit[]) => computeMedian(visits, key).toFixed(0)
/** Columns of the report: medians of the openings of one page. */
const COLUMNS: readonly [head: string, formatCell: (visits: readonly Visit[]) => string][] = [
  ['首次绘制', formatMedian('firstPaint')],
  ['内容出现', formatMedian('painted')],
  [
    '最快–最慢',
    (visits) => {
      const painted = visits.map((visit) => visit.painted)
      return `${Math.min(...painted).toFixed(0)}–${Math.max(...painted).toFixed(0)}`
    },
  ],
  ['首屏齐全', formatMedian('screen')],
  ['整页齐全', formatMedian('all')],
  ['LCP', formatMedian('lcp')],
  ['CLS', (visits) => computeMedian(visits, 'cls').toFixed(3)],
  ['最长任务', formatMedian('longest')],
  ['KB', (visits) => (computeMedian(visits, 'bytes') / 1024).toFixed(1)],
  ['每源连接', formatMedian('connections')],
]

function formatRow(name: string, cells: readonly string[]): string {
  const getBlank = (text: string, width: number) => ' '.repeat(Math.max(1, width - getDisplayWidth(text)))
  return name + getBlank(name, 30) + cells.map((cell) => getBlank(cell, 11) + cell).join('')
}

interface Variant extends Target {
  label: string
  /** A hand-written page, with which the times of the others are compared. */
  isByHand?: true
}

/** Every way to open a page: over the line, through the edge, its hand-written version, and the hand-written home page. */
function createVariants({ name, isMember, presets }: Screen, shell: Shell, server: BenchServer): Variant[] {
  const { memberNo, token } = SEED_MEMBERS[0]!
  const path = createPath(name, presets[0]!, memberNo)
  const { plain: port, edge, signer } = server
  const awaited = FLOORS[name] ?? DRAWN[name]
  const page: Variant = { label: name, path, token: isMember ? token : undefined, shell, awaited, port, signer }
  const createFloor = (of: RouteName, label: string): Variant => {
    return { ...page, label, path: path.replace(`/${name}`, getFloorPath(of)), awaited: FLOORS[of], isByHand: true }
  }
  return [
    page,
    ...(Object.hasOwn(ITEM_ROUTES, name) ? [{ ...page, label: `  ${name}，边缘`, port: edge }] : []),
    ...(FLOORS[name] ? [createFloor(name, '  手写')] : []),
    ...(isMember && name !== 'bodyFatScale' ? [createFloor('bodyFatScale', '  手写的首页')] : []),
  ]
}
