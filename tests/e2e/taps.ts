import type { Locator } from 'playwright-core'

/** Two taps in one tick and a third while the request of the first is under way. */
export const tapThrice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
    setTimeout(() => element.click(), 100)
  })

/** A finger hits a button, and what then lies there 100 ms after it has gone: by the page's own clock, which a busy machine slows too. */
export const tapTwice = (button: Locator) =>
  button.evaluate(
    (element: HTMLElement) =>
      new Promise<void>((done) => {
        const { right, top, height } = element.getBoundingClientRect()
        const tap = (share: number) => {
          const [clientX, clientY] = [right - 16, top + share * height]
          const hit = document.elementFromPoint(clientX, clientY)
          hit?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY }))
          return hit?.closest('button')
        }
        const watch = new MutationObserver(() => {
          if (element.isConnected) return
          watch.disconnect()
          setTimeout(() => {
            ;[0.1, 0.3, 0.5, 0.7, 0.9].find(tap)
            done()
          }, 100)
        })
        watch.observe(document, { childList: true, subtree: true })
        tap(0.5)
      }),
  )

/** Whether a tap in the middle of what is shown falls on it, and not on what lies below. */
export const takesTaps = (shown: Locator) =>
  shown.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
