import type { MeasureText } from '#shared/format/wrap-text.ts'

/** Size of every poster in px: 360 × 640 at a pixel ratio of 3. */
export const [WIDTH, HEIGHT] = [1080, 1920] as const
/** Margin at the edges, px. */
export const MARGIN = 84
/** Width between the margins. */
export const ROOM = WIDTH - 2 * MARGIN
/** Size of the code's white pad, px. */
export const PAD = 264
/** Top of the footer, px. */
export const FOOTER = HEIGHT - MARGIN - PAD
/** The only sentence of a poster that is not on its page: instructions for the code. */
export const SENTENCE = '长按识别，查看详情'

/** Font face: text of weight 400 or 600, or figures. */
export type Avatar = 'plain' | 'bold' | 'num'
/** Text widths in the browser's own fonts, by face. */
export type TextMetrics = { readonly [face in Avatar]: MeasureText }

/**
 * A picture over the earlier layers, which stay visible if it fails to load or its host lacks CORS.
 */
export interface Picture {
  /** An address that passed the image guard, or a path of this site. */
  src: string
  x: number
  y: number
  width: number
  height: number
  /** Radius of its corners. */
  round?: number
  /** Vertical alignment of a cropped picture: 0 the top, 0.5 the middle, 1 the bottom. */
  keep?: number
  /**
   * Fallback shapes and text if the picture fails, for pictures that do not cover the layers below.
   */
  instead?: string
}

/** A layer over the earlier ones: SVG content without its root element, or a picture. */
export type PosterLayer = string | Picture
