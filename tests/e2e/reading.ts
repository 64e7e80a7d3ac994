import type { Page } from 'playwright-core'

/**
 * Notes what can be read on a page from `start` on, frame by frame, in the documents that follow too. To be called before the page is opened.
 */
export async function watchReading(page: Page): Promise<{ start: () => Promise<void>; seen: () => string }> {
  const read: string[] = []
  await page.exposeFunction('__noteRead', (words: string) => void read.push(words))
  await page.addInitScript(() => {
    let last: string | undefined
    const look = () => {
      const words = document.body?.innerText ?? ''
      if (words !== last) (window as unknown as { __noteRead(words: string): void }).__noteRead(words)
      last = words
      requestAnimationFrame(look)
    }
    const begin = () => {
      sessionStorage.setItem('test.reads', '1')
      requestAnimationFrame(look)
    }
    Object.assign(window, { __startReading: begin })
    if (sessionStorage.getItem('test.reads')) begin()
    addEventListener('pageshow', ({ persisted }) => persisted && begin())
  })
  return {
    start: () => page.evaluate(() => (window as unknown as { __startReading(): void }).__startReading()),
    seen: () => read.join('\n'),
  }
}
