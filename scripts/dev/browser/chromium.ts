import { existsSync } from 'node:fs'

/** Debian's browser; setup.ts installs it. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * What the end-to-end tests drive: the same engine without Chromium's own windows and profiles. A
 * fresh context costs 0.1 s of processor time instead of 0.45 (measured with Chromium 156). The
 * whole browser where the shell is missing.
 */
export const testBrowser = () => process.env.CHROMIUM ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : CHROMIUM)

export const CHROMIUM_ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
