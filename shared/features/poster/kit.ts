import { drawAvatar, drawAvatarRow } from './avatars.ts'
import { drawCodePad, drawFooter, type FooterStyle } from './footer.ts'
import type { PosterLayer, TextMetrics } from './poster.ts'
import { drawBrandRow, drawRings, drawStroke } from './svg-parts.ts'
import {
  type BlockPosition,
  drawFigure,
  drawLine,
  drawTextBlock,
  type FigurePosition,
  type FigureRoom,
  fitFigureSize,
} from './text-blocks.ts'

/**
 * Creates what a layout draws with. It is loaded with the tap; a page's later script holds only its
 * own layout.
 */
export const createKit = (metrics: TextMetrics) => ({
  ...metrics,
  drawAvatar,
  drawAvatarRow,
  drawBrandRow,
  drawCodePad,
  drawLine,
  drawRings,
  drawStroke,
  drawFigure: (value: string, unit: string, place: FigurePosition) => drawFigure(metrics, value, unit, place),
  drawFooter: (link: string, style: FooterStyle) => drawFooter(metrics, link, style),
  drawTextBlock: (value: string, place: BlockPosition) => drawTextBlock(metrics, value, place),
  fitFigureSize: (value: string, unit: string, room: FigureRoom) => fitFigureSize(metrics, value, unit, room),
})
export type PosterKit = ReturnType<typeof createKit>

/** A page's poster; contains only data that the page itself shows. */
export interface Poster {
  /** Accessible name, and the name of the file. */
  title: string
  /**
   * Target of the code: path of the page with its ids, from `getPageUrl`, with `source: 'poster'`.
   */
  link: string
  /** @param link the whole address */
  layers(kit: PosterKit, link: string): readonly PosterLayer[]
}
