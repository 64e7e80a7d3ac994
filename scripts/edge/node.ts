import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cardDrawer } from './card-drawer.ts'
import { siteIn } from './site-folder.ts'
import type { EdgeSettings } from './worker.ts'

type Fetch = (request: Request) => Promise<Response>

interface NodeEdge {
  /** The bundled edge function (bundle.ts). */
  code: string
  /** Where the bundle is written to be loaded from. */
  file: string
  settings: Pick<EdgeSettings, 'PAGE_ORIGIN' | 'SERVICE_ORIGIN' | 'SITE_ORIGIN'>
  /** The built site on this machine, or a web root's `current`; in place of SITE_ORIGIN. */
  dist?: string
}

/** The edge function in Node, the same bundle as elsewhere; here it also draws the cards, if the font is there. */
export async function nodeEdge({ code, file, settings, dist }: NodeEdge): Promise<Fetch> {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, code)
  const { default: worker } = (await import(pathToFileURL(file).href)) as {
    default: { fetch: (request: Request, settings: EdgeSettings) => Promise<Response> }
  }
  const all: EdgeSettings = {
    ...settings,
    ...(dist && { SITE: { fetch: siteIn(dist) } }),
    DRAW: drawer(),
  }
  return (request) => worker.fetch(request, all)
}

function drawer(): EdgeSettings['DRAW'] {
  try {
    return cardDrawer()
  } catch {
    console.log('没有中文字体（Debian：fonts-noto-cjk），分享卡片用现成的图片')
    return undefined
  }
}
