import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM, CHROMIUM_ARGS } from './chromium.ts'

/** A new browser with empty caches. @param args further arguments of Chromium's command line */
export const launch = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_ARGS, ...args] })
