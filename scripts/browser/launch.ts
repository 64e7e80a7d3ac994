import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM, CHROMIUM_ARGS } from './chromium.ts'

/** A new browser with empty caches. */
export const launch = (): Promise<Browser> => chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS })
