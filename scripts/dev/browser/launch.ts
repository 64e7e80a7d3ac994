import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM_ARGS, testBrowser } from './chromium.ts'

/**
 * A new browser with empty caches: the tests' one, whose pictures are the same byte for byte, or
 * another.
 */
export const launchBrowser = (executablePath = testBrowser()): Promise<Browser> =>
  chromium.launch({ executablePath, args: CHROMIUM_ARGS })
