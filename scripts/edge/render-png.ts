import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { readRenderer } from './card-files.ts'
import { WIDTH } from './card-svg.ts'

/** Debian: fonts-noto-cjk; another host names its own file in CARD_FONT. */
export const FONT = process.env.CARD_FONT ?? '/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc'
let started: Promise<void> | undefined

/** Load the SVG renderer, once per process. */
export const startResvg = () => {
  started ??= initWasm(readRenderer())
  return started
}

/**
 * Renders an SVG as PNG.
 * @param font bytes of the font file, where there is text
 * @param width pixels, when not those of a card
 */
export function renderPng(
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
