import { CHROMIUM } from '#scripts/dev/browser/chromium.ts'
import { startChromium } from '#scripts/dev/browser/chromium-session.ts'
import type { Engine } from './engine.ts'

/** @param program '': none is named */
export const createChromiumEngine = (name: string, program = CHROMIUM): Engine => ({
  name,
  programs: [program],
  remedy: program === CHROMIUM ? 'apt-get install chromium' : 'OLD_CHROMIUM=/…/chrome',
  async launch() {
    const { ask, read, close } = await startChromium(program, ['--headless', '--no-sandbox', '--disable-gpu'])
    return {
      read,
      resize: (width, height) =>
        ask('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: width < 500 }),
      open: (url) => ask('Page.navigate', { url }).then(() => {}),
      close,
    }
  },
})
