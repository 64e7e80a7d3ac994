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
        const tap = () => {
          const places = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => top + share * height)
          const hits = places.map((y) => document.elementFromPoint(right - 16, y)?.closest('button'))
          hits.find((hit) => hit)?.click()
          done()
        }
        const watch = new MutationObserver(() => {
          if (element.isConnected) return
          watch.disconnect()
          setTimeout(tap, 100)
        })
        watch.observe(document, { childList: true, subtree: true })
        element.click()
      }),
  )
