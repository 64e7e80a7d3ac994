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
    for (const [index, { label }] of variants.entries())
      console.log(
        formatRow(
          label,
          COLUMNS.map(([, formatCell]) => formatCell(visits[index]!)),
        ),
      )
    for (const [index, { label, to }] of variants.entries()) {
      for (const kind of to ?? []) {
        const other = variants.findIndex((item) => item.key === kind)
        const getRatio = (key: keyof Visit) =>
          (computeMedian(visits[index]!, key) / computeMedian(visits[other]!, key)).toFixed(2)
        const names = `${label.trim()} 与 ${variants[other]!.label.trim()} 之比`
        console.log(`  ${names}：内容出现 ${getRatio('painted')}，首屏 ${getRatio('screen')}，整页 ${getRatio('all')}`)
      }
    }
  }

  try {
    for (const condition of line ? [CONDITIONS[line]] : Object.values(CONDITIONS)) {
      const rates = `往返 ${condition.rttMs} ms，${condition.bits / 1e6} Mbit/s，CPU ÷${condition.cpu}`
      console.log(
        `\n${condition.name}：${rates}，${server.kind}，${runs} 次的中位数\n${formatRow(
          '',
          COLUMNS.map(([head]) => head),
        )}`,
      )
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

interface Screen {
  name: RouteName
  path: string
  /** Of the member and whose app, where the page is for members. */
  token?: string
  shell?: Shell
}

/**
 * How a page is opened: '' first visit over the line; `floor`: the hand-written version; `home`:
 * the hand-written home page.
 */
type Key = '' | 'edge' | 'floor' | 'home'
interface Variant extends Target {
  label: string
  key: Key
  /** What its times are compared with. */
  to?: readonly Key[]
}

/** Pages by hand. */
const KINDS = ['floor', 'home'] as const

/**
 * Every way to open a page: over the line, through the edge, and its hand-written version.
 */
function createVariants({ name, ...screen }: Screen, server: BenchServer): Variant[] {
  const awaited = FLOORS[name] ?? DRAWN[name]
  const plain = { ...screen, awaited, port: server.plain, signer: server.signer }
  const byHand = {
    floor: FLOORS[name] && name,
    home: screen.token && name !== 'bodyFatScale' ? 'bodyFatScale' : undefined,
  } as const
  const to = KINDS.filter((kind) => byHand[kind])
  const all: Variant[] = [{ ...plain, label: name, key: '', to }]
  if (Object.hasOwn(ITEM_ROUTES, name))
    all.push({ ...plain, label: `  ${name}，边缘`, key: 'edge', to: to.length ? to : [''], port: server.edge })
  for (const kind of to) {
    const path = screen.path.replace(`/${name}`, getFloorPath(byHand[kind]!))
    all.push({
      ...plain,
      label: kind === 'home' ? '  手写的首页' : '  手写',
      key: kind,
      path,
      awaited: FLOORS[byHand[kind]!],
    })
  }
  return all
}
