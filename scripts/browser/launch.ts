import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM, CHROMIUM_ARGS } from './chromium.ts'

/** A fresh browser that has never been anywhere. */
export const launch = (): Promise<Browser> => chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS })
