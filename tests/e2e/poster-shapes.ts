import type { Page } from 'playwright-core'

/** Runs before the page: records the SVG of every layer and every other requested picture. */
export const WATCH_LAYERS = `window.layers = []
const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')
Object.defineProperty(HTMLImageElement.prototype, 'src', {
  ...source,
  set(value) {
    if (value.startsWith('data:image/svg+xml,')) window.layers.push(decodeURIComponent(value.slice(19)))
    source.set.call(this, value)
  },
})`

export interface DrawnText {
  content: string
  left: number
  top: number
  right: number
  bottom: number
  /** px of the letters. */
  size: number
}

/**
 * Every text of the last drawn poster with its box, in the browser's own fonts, and the padding of
 * its codes.
 */
export async function readPosterTexts(page: Page): Promise<{ texts: DrawnText[]; pad: DrawnText }> {
  const layers = await page.evaluate<string[]>('window.layers')
  const skeleton = await page.context().newPage()
  try {
    await skeleton.setViewportSize({ width: 1080, height: 1920 })
    const frames = layers.map((svg) => svg.replace('<svg ', '<svg style="position:absolute;left:0;top:0" '))
    await skeleton.setContent(`<html lang="zh-CN"><body style="margin:0">${frames.join('')}`)
    return await skeleton.evaluate<{ texts: DrawnText[]; pad: DrawnText }>(`(() => {
      const boxOf = (element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        return { content: element.textContent, left, top, right, bottom, size: Number(element.getAttribute('font-size')) }
      }
      const codes = [...document.querySelectorAll('path[shape-rendering]')]
      return { texts: [...document.querySelectorAll('text')].map(boxOf), pad: boxOf(codes[0].previousElementSibling) }
    })()`)
  } finally {
    await skeleton.close()
  }
}
