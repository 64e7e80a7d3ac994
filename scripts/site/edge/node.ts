import { existsSync, realpathSync, statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { EDGE_FILE } from '#scripts/site/build/manifest.ts'
import { staticSite } from '#scripts/site/host/static-site.ts'
import { cardDrawer } from './card-drawer.ts'
import { pack, packed } from './packed.ts'
import type { createWorker, EdgeSettings } from './worker.ts'

type Fetch = (request: Request) => Promise<Response>
type Worker = ReturnType<typeof createWorker>

interface NodeEdge {
  /** A build on this machine, or a web root's `current`: the function itself lies there, and its pages unless SITE_ORIGIN has them. */
  dist: string
  settings: Pick<EdgeSettings, 'PAGE_ORIGIN' | 'SERVICE_ORIGIN' | 'SITE_ORIGIN' | 'CRAWLER_MS'>
}

/** The edge function in Node, the same bundle as elsewhere; here it also draws the cards, if the font is there, and packs pages by brotli. */
export async function nodeEdge({ dist, settings }: NodeEdge): Promise<Fetch> {
  const workerNow = workerIn(dist)
  await workerNow()
  const all: EdgeSettings = {
    ...settings,
    ...(!settings.SITE_ORIGIN && { SITE: { fetch: siteIn(dist) } }),
    DRAW: drawer(),
    PACK: pack,
  }
  return async (request) => packed(request, await (await workerNow()).fetch(request, all))
}

let copies = 0

/**
 * The function of the build that lies in a folder now: after a deploy it is another one, which alone can draw that build's pages. A build
 * without one leaves the function of before, which then fills in no more than the card.
 */
function workerIn(folder: string): () => Promise<Worker> {
  let known: { mark: string; worker: Promise<Worker> } | undefined
  return () => {
    const file = `${realpathSync(folder)}/${EDGE_FILE}`
    if (known && !existsSync(file)) return known.worker
    if (!existsSync(file)) throw new Error(`${folder} 里没有边缘函数（${EDGE_FILE}）：请先运行 npm run build`)
    const mark = `${file} ${statSync(file).mtimeMs}`
    if (known?.mark !== mark) known = { mark, worker: load(file) }
    return known.worker
  }
}

/** A copy of its own, with a memory of its own. */
async function load(file: string): Promise<Worker> {
  const { default: worker } = (await import(`${pathToFileURL(file).href}?${copies++}`)) as { default: Worker }
  return worker
}

function drawer(): EdgeSettings['DRAW'] {
  try {
    return cardDrawer()
  } catch {
    console.log('没有中文字体（Debian：fonts-noto-cjk），分享卡片用现成的图片')
    return undefined
  }
}

/**
 * The site of a folder as it lies there now. After a deploy `current` is another release, whose pages fit its own policies
 * only: the folder is looked at anew for every request, pages and headers always come from the same one.
 */
export function siteIn(folder: string): (request: Request) => Promise<Response> {
  let known = { mark: '', site: staticSite(realpathSync(folder)) }
  return async (request) => {
    const dist = realpathSync(folder)
    const mark = `${dist} ${statSync(`${dist}/_headers.json`).mtimeMs}`
    if (known.mark !== mark) known = { mark, site: staticSite(dist) }
    return known.site.fetch(request)
  }
}
