import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'

let roots: { root: ReturnType<typeof createRoot>; box: Element }[] = []

/** Call at the top of a component test: time stands still, and every view is taken down after its test. */
export function setStage() {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(async () => {
    for (const { root, box } of roots) {
      root.render(null)
      box.remove()
    }
    await pass(1000)
    roots = []
    vi.useRealTimers()
  })
}

/** Draw a view into the page and let its effects run. The returned function draws it anew with other props. */
export async function draw(view: ReactElement) {
  const box = document.createElement('div')
  document.body.append(box)
  const root = createRoot(box)
  roots.push({ root, box })
  const redraw = async (next: ReactElement) => {
    root.render(next)
    await pass(50)
  }
  await redraw(view)
  return redraw
}

/** Let that many milliseconds go by, effects and redraws included. */
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** Press a key on an element, as the browser would. */
export async function press(element: Element, key: string) {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await pass(50)
}
