import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'

let roots: { root: ReturnType<typeof createRoot>; box: Element }[] = []

/** Call at the top of a component test: it fakes timers and unmounts every view after its test. */
export function setStage() {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(async () => {
    for (const { root, box } of roots) {
      root.render(null)
      box.remove()
    }
    await passTime(1000)
    roots = []
    vi.useRealTimers()
  })
}

/**
 * Draw a view into the page and let its effects run. The returned function draws it anew with other
 * props.
 */
export async function renderView(view: ReactElement) {
  const box = document.createElement('div')
  document.body.append(box)
  const root = createRoot(box)
  roots.push({ root, box })
  const rerender = async (next: ReactElement) => {
    root.render(next)
    await passTime(50)
  }
  await rerender(view)
  return rerender
}

/** Let that many milliseconds go by, effects and redraws included. */
export const passTime = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** Press a key on an element, as the browser would. */
export async function pressKey(element: Element, key: string) {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await passTime(50)
}
