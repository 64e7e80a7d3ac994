import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { linesOf } from './card-lines.ts'
import type { Card } from './cards.ts'

/** Debian: fonts-noto-cjk; another host names its own file in CARD_FONT. */
export const FONT = process.env.CARD_FONT ?? '/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc'
/** Finished cards that are kept, 30–60 KB each. */
const KEPT_MOST = 200

/** The size every chat app takes whole (native.md §6). */
const [WIDTH, HEIGHT] = [1200, 630]
const MARGIN = 88
const TITLE = { size: 76, lead: 104, most: 2 }
const LINE = { size: 38, most: 1 }

/** The font has no emoji. */
const drawable = (text: string) =>
  text.replace(/\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\ufe0f\u200d]/gu, '')
const escaped = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

/** The card as SVG: title, one line, the product's name, on the dark ground of the share pages. */
export function cardSvg({ title, description }: Card): string {
  const room = WIDTH - 2 * MARGIN - 130
  const titles = linesOf(drawable(title), room / TITLE.size, TITLE.most)
  const [line] = linesOf(drawable(description), room / LINE.size, LINE.most)
  const top = 330 - ((titles.length - 1) * TITLE.lead) / 2
  const text = (value: string, y: number, size: number, fill: string) =>
    `<text x="${MARGIN}" y="${y}" font-size="${size}" fill="${fill}">${escaped(value)}</text>`
  const halo = [190, 260, 330, 400].map(
    (radius, index) =>
      `<circle r="${radius}" fill="none" stroke="#2ad58a" stroke-width="26" stroke-dasharray="4 21" opacity="${0.34 - index * 0.07}"/>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Noto Sans CJK SC">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#06261a"/>`,
    `<g transform="translate(1090 330)">${halo.join('')}</g>`,
    `<g transform="translate(${MARGIN} 72)"><rect width="60" height="60" rx="14" fill="#12c871"/>`,
    '<g transform="scale(.9375)"><path fill="none" stroke="#06251a" stroke-dasharray="2.6 4.15" stroke-width="7" d="M14.5 42.5a19.5 19.5 0 0 1 35 0"/>',
    '<path stroke="#06251a" stroke-linecap="round" stroke-width="5.500" d="m32 45 9.5-18.500"/><circle cx="32" cy="45" r="5" fill="#06251a"/></g></g>',
    text('居家健身', 116, 40, '#f2fbf5').replace(`x="${MARGIN}"`, `x="${MARGIN + 80}"`),
    ...titles.map((one, index) => text(one, top + index * TITLE.lead, TITLE.size, '#f2fbf5')),
    line ? text(line, top + titles.length * TITLE.lead - 8, LINE.size, '#a9c4b5') : '',
    `<rect x="${MARGIN}" y="${HEIGHT - 92}" width="72" height="8" rx="4" fill="#c9f45c"/>`,
    '</svg>',
  ].join('')
}

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
