import type { Page } from 'playwright-core'

/** Runs before the page: keeps the SVG of every layer that is drawn, and every other picture that is asked for. */
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
  words: string
  left: number
  top: number
  right: number
  bottom: number
  /** px of the letters. */
  size: number
}

/** Every text of the poster that the page has just drawn with its box there, in the browser's own fonts; and the pads of its codes. */
export async function textsOf(page: Page): Promise<{ texts: DrawnText[]; pad: DrawnText }> {
  const layers = await page.evaluate<string[]>('window.layers')
  const blank = await page.context().newPage()
  try {
    await blank.setViewportSize({ width: 1080, height: 1920 })
    const frames = layers.map((svg) => svg.replace('<svg ', '<svg style="position:absolute;left:0;top:0" '))
    await blank.setContent(`<html lang="zh-CN"><body style="margin:0">${frames.join('')}`)
    return await blank.evaluate<{ texts: DrawnText[]; pad: DrawnText }>(`(() => {
      const boxOf = (element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        return { words: element.textContent, left, top, right, bottom, size: Number(element.getAttribute('font-size')) }
      }
      const codes = [...document.querySelectorAll('path[shape-rendering]')]
      return { texts: [...document.querySelectorAll('text')].map(boxOf), pad: boxOf(codes[0].previousElementSibling) }
    })()`)
  } finally {
    await blank.close()
  }
}
