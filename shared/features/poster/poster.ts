import type { MeasureText } from '#shared/format/wrap-text.ts'

/** The size of every poster, pixels: three screens of 360 × 640 side by side. */
export const [WIDTH, HEIGHT] = [1080, 1920] as const
/** Room at the edges. */
export const MARGIN = 84
/** Width of what stands between them. */
export const ROOM = WIDTH - 2 * MARGIN

/** Text of weight 400 and 600, and figures. */
export type Avatar = 'plain' | 'bold' | 'num'
/** How wide the browser's own fonts draw a text, by face. */
export type TextMetrics = { readonly [face in Avatar]: MeasureText }

/** A picture that lies on what was drawn before; where it cannot be had, or its host does not allow drawing it, that stays in sight. */
export interface Picture {
  /** An address that passed the image guard, or a path of this site. */
  src: string
  x: number
  y: number
  width: number
  height: number
  /** Radius of its corners. */
  round?: number
  /** Which part is kept where its shape is another one: 0 the top, 0.5 the middle, 1 the bottom. */
  keep?: number
  /** Shapes and text that are drawn only where it cannot be had: of a picture that does not cover what is beneath it. */
  instead?: string
}

/** What lies on the layers before: shapes and text as SVG without its frame, or a picture. */
export type PosterLayer = string | Picture

/** What a page draws when it is asked for a poster: nothing but what the page itself shows. */
export interface Poster {
  /** What it is: said aloud, and the name of the file. */
  title: string
  /** Path of the page with its ids, from `pageUrl`, with `source: 'poster'`: what the code leads to. */
  link: string
  /** @param link the whole address */
  layers(kit: TextMetrics, link: string): readonly PosterLayer[]
}
