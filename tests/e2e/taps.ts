import type { Locator } from 'playwright-core'

/** Two taps in one tick and a third while the request of the first is under way. */
export const tapThrice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
    setTimeout(() => element.click(), 100)
  })
