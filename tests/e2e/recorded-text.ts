import type { Page } from 'playwright-core'

/**
 * Records the visible text of a page from `start` on, frame by frame, in following documents too.
 * Call it before the page is opened.
 */
export async function watchReading(page: Page): Promise<{ start: () => Promise<void>; seen: () => string }> {
  const read: string[] = []
  await page.exposeFunction('__noteRead', (text: string) => void read.push(text))
  await page.addInitScript(() => {
    let last: string | undefined
    const recordText = () => {
      const text = document.body?.innerText ?? ''
      if (text !== last) (window as unknown as { __noteRead(text: string): void }).__noteRead(text)
      last = text
      requestAnimationFrame(recordText)
    }
    const startRecording = () => {
      sessionStorage.setItem('test.reads', '1')
      requestAnimationFrame(recordText)
    }
    Object.assign(window, { __startReading: startRecording })
    if (sessionStorage.getItem('test.reads')) startRecording()
    addEventListener('pageshow', ({ persisted }) => persisted && startRecording())
  })
  return {
    start: () => page.evaluate(() => (window as unknown as { __startReading(): void }).__startReading()),
    seen: () => read.join('\n'),
  }
}
