import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Card } from '#shared/api/share-page.ts'
import { cardSvg, drawable, WIDTH } from './card-svg.ts'

/** Debian: fonts-noto-cjk; another host names its own file in CARD_FONT. */
export const FONT = process.env.CARD_FONT ?? '/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc'
/** Finished cards that are kept, 30–60 KB each. */
const KEPT_MOST = 200

let started: Promise<void> | undefined

/** Load the SVG renderer, once per process. */
export const startResvg = () => {
  started ??= initWasm(readFileSync(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))
  return started
}

/**
 * Drawing on the Node side: a Chinese font is 20 MB, which no edge runtime holds.
 * @throws Error when the font file is not there; the caller then sends the site's picture
 */
export async function cardDrawer(): Promise<(card: Card) => Promise<Response>> {
  const font = new Uint8Array(readFileSync(FONT))
  await startResvg()
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()

  return async (card) => {
    if (!drawable(card.title)) throw new Error('the font has none of the title')
    const svg = cardSvg(card)
    const png = kept.get(svg) ?? drawn(svg, { font })
    kept.delete(svg)
    kept.set(svg, png)
    if (kept.size > KEPT_MOST) kept.delete(kept.keys().next().value!)
    return new Response(png, {
      headers: {
        'content-type': 'image/png',
        // The address carries the version of the text.
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
        'x-robots-tag': 'noindex',
      },
    })
  }
}

/** An SVG as PNG. @param font the font file's bytes, where there is text @param width pixels, where not those of a card */
export function drawn(
  svg: string,
  { font, width = WIDTH }: { font?: Uint8Array; width?: number },
): Uint8Array<ArrayBuffer> {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: font && { fontBuffers: [font], defaultFontFamily: 'Noto Sans CJK SC' },
  })
  const rendered = image.render()
  const png = new Uint8Array(rendered.asPng())
  rendered.free()
  image.free()
  return png
}
