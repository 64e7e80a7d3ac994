import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Files that the drawing of cards reads; a bundled server holds them in itself (bundle-server.ts).

/** The program of the drawing thread. */
export const THREAD = new URL('./render-thread.ts', import.meta.url)

/** The SVG renderer. */
export const readRenderer = (): Uint8Array =>
  readFileSync(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')))
