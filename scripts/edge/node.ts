import { existsSync, realpathSync, statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { selectEncoding } from '#scripts/base/accept-encoding.ts'
import { EDGE_FILE } from '#scripts/build/manifest.ts'
import { createStaticSite } from '#scripts/host/static-site.ts'
import { createCardRenderer } from './card-renderer.ts'
import type { Compress } from './rendered-page.ts'
import { addVary } from './response-headers.ts'
import type { createWorker, EdgeSettings } from './worker.ts'

type Fetch = (request: Request) => Promise<Response>
type Worker = ReturnType<typeof createWorker>

interface NodeEdge {
  /**
   * A local build or the `current` release of a web root. It holds the function, and the pages
   * unless SITE_ORIGIN is set.
   */
  dist: string
  settings: Pick<EdgeSettings, 'PAGE_ORIGIN' | 'SERVICE_ORIGIN' | 'SITE_ORIGIN' | 'CRAWLER_MS'>
}

/**
 * Runs the edge function in Node, from the same bundle as elsewhere. It also renders cards, if the
 * font exists, and compresses pages with brotli.
 */
export async function createNodeEdge({ dist, settings }: NodeEdge): Promise<Fetch> {
  const workerNow = createWorkerLoader(dist)
  await workerNow()
  const all: EdgeSettings = {
    ...settings,
    ...(!settings.SITE_ORIGIN && { SITE: { fetch: createSiteLoader(dist) } }),
    DRAW: tryCreateCardRenderer(),
    PACK: compressPage,
  }
  return async (request) => compressResponse(request, await (await workerNow()).fetch(request, all))
}

let copies = 0

/**
 * Loads the function of the build that is in a folder now. A deploy replaces it, and only the new
 * one can render the new pages. A build without a function keeps the old one, which then only adds
 * the card.
 */
function createWorkerLoader(folder: string): () => Promise<Worker> {
  let cached: { mark: string; worker: Promise<Worker> } | undefined
  return () => {
    const file = `${realpathSync(folder)}/${EDGE_FILE}`
    if (cached && !existsSync(file)) return cached.worker
    if (!existsSync(file)) throw new Error(`${folder} 里没有边缘函数（${EDGE_FILE}）：请先运行 npm run build`)
    const mark = `${file} ${statSync(file).mtimeMs}`
    if (cached?.mark !== mark) cached = { mark, worker: loadWorker(file) }
    return cached.worker
  }
}

async function loadWorker(file: string): Promise<Worker> {
  const { default: worker } = (await import(`${pathToFileURL(file).href}?${copies++}`)) as { default: Worker }
  return worker
}

function tryCreateCardRenderer(): EdgeSettings['DRAW'] {
  try {
    return createCardRenderer()
  } catch {
    console.log('没有中文字体（Debian：fonts-noto-cjk），分享卡片用现成的图片')
    return undefined
  }
}

/**
 * Serves the site that is in a folder now. Every request checks for a new release, so that pages
 * and headers always match.
 */
export function createSiteLoader(folder: string): (request: Request) => Promise<Response> {
  let cached = { mark: '', site: createStaticSite(realpathSync(folder)) }
  return async (request) => {
    const dist = realpathSync(folder)
    const mark = `${dist} ${statSync(`${dist}/_headers.json`).mtimeMs}`
    if (cached.mark !== mark) cached = { mark, site: createStaticSite(dist) }
    return cached.site.fetch(request)
  }
}

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

/** Chosen by measurement: scripts/edge/README.md, "Size and compression". */
const QUALITY = 5

/** Compresses a page outside the main thread. */
const compressPage: Compress = async (encoding, page) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: page.byteLength }
  return new Uint8Array(encoding === 'br' ? await brotliOf(page, { params }) : await gzipOf(page))
}

/** Compresses a page that the host sends uncompressed, where the runtime does not do it. */
async function compressResponse(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response
  const isPage = headers.get('content-type')?.startsWith('text/html') && !headers.has('content-encoding')
  if (status !== 200 || !isPage) return response
  const encoding = selectEncoding(request.headers.get('accept-encoding') ?? '')
  addVary(headers, 'accept-encoding')
  if (!encoding) return response
  const body = await compressPage(encoding, new Uint8Array(await response.arrayBuffer()))
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  return new Response(body, { status, headers })
}
