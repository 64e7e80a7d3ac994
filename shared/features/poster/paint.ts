import { createKit, type Poster } from './kit.ts'
import { loadImage, loadPicture } from './load-picture.ts'
import { HEIGHT, type Picture, type PosterLayer, type TextMetrics, WIDTH } from './poster.ts'
import { NUM_FAMILY } from './text-blocks.ts'

/**
 * JPEG quality. The file has a third of a PNG's size, for the app's bridge and chats; letters still
 * look sharp.
 */
const QUALITY = 0.93

/**
 * The poster as a file to share, and as a `data:` URL, which our policies allow and WeChat can
 * save.
 */
export interface PaintedPoster {
  file: Blob
  address: string
}

/**
 * Paints a poster. @throws Error if the browser lacks memory for the canvas or refuses to read it
 */
export async function paintPoster(poster: Poster): Promise<PaintedPoster> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const family = getComputedStyle(document.body).fontFamily
  const layers = poster.layers(createKit(createTextMetrics(context, family)), location.origin + poster.link)
  // In parallel, so that the total time is that of the slowest picture.
  for (const drawable of await Promise.all(layers.map((layer) => toDrawable(layer, family)))) {
    if (drawable) drawLayer(context, ...drawable)
  }
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!file) throw new Error('no picture')
  return { file, address: await toDataUrl(file) }
}

/** Font size for measuring, px; large, so that rounding has no effect. */
const SIZE = 100

function createTextMetrics(context: CanvasRenderingContext2D, family: string): TextMetrics {
  const createMeasure = (weight: number, family: string) => (text: string) => {
    context.font = `${weight} ${SIZE}px ${family}`
    return context.measureText(text).width / SIZE
  }
  return { plain: createMeasure(400, family), bold: createMeasure(600, family), num: createMeasure(600, NUM_FAMILY) }
}

/** Loads a layer or its fallback as an image; undefined to omit it. */
async function toDrawable(layer: PosterLayer, family: string): Promise<[PosterLayer, HTMLImageElement] | undefined> {
  if (typeof layer === 'string') return [layer, await loadShapes(layer, family)]
  const picture = await loadPicture(layer.src)
  if (picture) return [layer, picture]
  return layer.instead ? toDrawable(layer.instead, family) : undefined
}

/**
 * Loads SVG of the poster's size; rejects on failure. Sets the language, because an image does not
 * inherit the page's and Japanese fonts write 直 and 骨 differently.
 */
function loadShapes(inner: string, family: string): Promise<HTMLImageElement> {
  const fonts = family.replace(/"/g, "'")
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" xml:lang="zh-CN" font-family="${fonts}">${inner}</svg>`
  return loadImage(`data:image/svg+xml,${encodeURIComponent(svg)}`)
}

function drawLayer(context: CanvasRenderingContext2D, layer: PosterLayer, drawable: HTMLImageElement) {
  if (typeof layer === 'string') context.drawImage(drawable, 0, 0, WIDTH, HEIGHT)
  else drawCover(context, layer, drawable)
}

/** Draws a picture like `object-fit: cover`. */
function drawCover(context: CanvasRenderingContext2D, picture: Picture, drawable: HTMLImageElement) {
  const { x, y, width, height, round = 0, keep = 0.5 } = picture
  const scale = Math.max(width / drawable.naturalWidth, height / drawable.naturalHeight)
  const [wide, high] = [drawable.naturalWidth * scale, drawable.naturalHeight * scale]
  context.save()
  context.beginPath()
  // Arcs, because Chromium 90 and Safari 15 have no roundRect().
  context.moveTo(x + round, y)
  context.arcTo(x + width, y, x + width, y + height, round)
  context.arcTo(x + width, y + height, x, y + height, round)
  context.arcTo(x, y + height, x, y, round)
  context.arcTo(x, y, x + width, y, round)
  context.clip()
  context.drawImage(drawable, x + (width - wide) / 2, y + (height - high) * keep, wide, high)
  context.restore()
}

const toDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
