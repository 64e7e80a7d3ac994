import type { Locator } from 'playwright-core'

/** Two taps in one tick and a third while the request of the first is under way. */
export const clickThrice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
    setTimeout(() => element.click(), 100)
  })

/** Taps a button, and whatever is there 100 ms later, by the page's own clock. */
export const clickTwice = (button: Locator) =>
  button.evaluate(
    (element: HTMLElement) =>
      new Promise<void>((done) => {
        const { right, top, height } = element.getBoundingClientRect()
        const dispatchTap = (share: number) => {
          const [clientX, clientY] = [right - 16, top + share * height]
          const hit = document.elementFromPoint(clientX, clientY)
          hit?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY }))
          return hit?.closest('button')
        }
        const watch = new MutationObserver(() => {
          if (element.isConnected) return
          watch.disconnect()
          setTimeout(() => {
            ;[0.1, 0.3, 0.5, 0.7, 0.9].find(dispatchTap)
            done()
          }, 100)
        })
        watch.observe(document, { childList: true, subtree: true })
        dispatchTap(0.5)
      }),
  )

/** Whether a tap in the middle of what is shown falls on it, and not on what lies below. */
export const isTappable = (displayed: Locator) =>
  displayed.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
