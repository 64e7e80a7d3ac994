import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { ITEM_ROUTES } from '#scripts/site/edge/cards.ts'
import { nodeEdge } from '#scripts/site/edge/node.ts'
import { startService } from '#scripts/workbench/service/main.ts'
import { SEED_MEMBERS } from '#scripts/workbench/service/seed-members.ts'
import { type Preset, pathOf, SCREENS } from '#scripts/workbench/shell/page/presets.ts'

/** What the edge makes of one opening. Sizes in bytes. */
export interface EdgeCost {
  page: string
  preset: string
  /** The page as it was built, and as the edge sends it: plain, and packed as the edge packs it. */
  built: number
  drawn: number
  sent: number
  /** What of `drawn` is the first view, the styles, the replies. */
  view: number
  styles: number
  replies: number
  /** CPU time in ms, the middle of the openings: reading, drawing, packing, with the replies in memory. */
  cpu: number
}

/** A page packed once: brotli's quality, bytes, ms. */
export interface PackCost {
  quality: number
  bytes: number
  ms: number
}

const QUALITIES = [4, 5, 7, 9, 11]
/** Openings before the measured ones: the engine has compiled what is hot by then. */
const WARM = 100

const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
/** Bytes of a part of a page. @throws Error for a page without it: a figure of 0 would be taken for its cost */
function partOf(html: string, pattern: RegExp): number {
  const part = pattern.exec(html)?.[1]
  if (part === undefined) throw new Error(`nothing in the page matches ${pattern}`)
  return Buffer.byteLength(part)
}

/**
 * What drawing costs, page by page, on the edge of a build in this process.
 * @param openings how many of each page are measured
 */
export async function edgeCosts(dist: string, openings: number): Promise<{ pages: EdgeCost[]; packing: PackCost[] }> {
  const service = await startService({ port: 0, databasePath: ':memory:', shellOrigins: [] })
  const settings = { PAGE_ORIGIN: 'http://127.0.0.1', SERVICE_ORIGIN: service.url }
  const edge = await nodeEdge({ dist, settings })
  const ask = async (path: string, encoding: string) => {
    const response = await edge(new Request(`http://127.0.0.1${path}`, { headers: { 'accept-encoding': encoding } }))
    return Buffer.from(await response.arrayBuffer())
  }
  const measured = async (page: (typeof SCREENS)[number]['name'], preset: Preset): Promise<EdgeCost> => {
    const path = pathOf(page, preset, SEED_MEMBERS[0]!.memberNo)
    const html = (await ask(path, 'identity')).toString()
    const times: number[] = []
    for (let opening = -WARM; opening < openings; opening++) {
      const before = process.cpuUsage()
      await ask(path, 'br')
      const { user, system } = process.cpuUsage(before)
      if (opening >= 0) times.push((user + system) / 1000)
    }
    return {
      page,
      preset: preset.label,
      built: readFileSync(`${dist}/${page}/index.html`).length,
      drawn: Buffer.byteLength(html),
      sent: (await ask(path, 'br')).length,
      view: partOf(html, /<div id="app">([\s\S]*?)<\/div>\n<(?:i hidden|p id="slow")/),
      styles: partOf(html, /<style>([\s\S]*?)<\/style>/),
      replies: html.includes('id="early"') ? partOf(html, /id="early"[^>]*>([^<]*)</) : 0,
      cpu: middle(times),
    }
  }
  try {
    const pages: EdgeCost[] = []
    for (const { name, presets } of SCREENS.filter(({ name }) => name in ITEM_ROUTES)) {
      const longest = presets.find(({ label }) => label === '200 人')
      for (const preset of [presets[0]!, ...(longest ? [longest] : [])]) pages.push(await measured(name, preset))
    }
    const course = SCREENS.find(({ name }) => name === 'courseSharing')!
    const page = await ask(pathOf('courseSharing', course.presets[0]!, ''), 'identity')
    return { pages, packing: QUALITIES.map((quality) => packCost(page, quality)) }
  } finally {
    await service.close()
  }
}

function packCost(page: Buffer, quality: number): PackCost {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: page.length }
  const times: number[] = []
  let bytes = 0
  for (let run = 0; run < 15; run++) {
    const start = performance.now()
    bytes = brotliCompressSync(page, { params }).length
    times.push(performance.now() - start)
  }
  return { quality, bytes, ms: middle(times) }
}
