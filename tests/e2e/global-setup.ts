import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { CHROMIUM, CHROMIUM_ARGS } from '#scripts/browser/chromium.ts'
import { buildSite } from '#scripts/build/build.ts'
import type { PageSize } from '#scripts/build/check-size.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built site. */
    dist: string
    /** The one browser all test files share; each opens contexts of its own. */
    browser: string
    /** Each page's size; [] for a build from before (E2E_DIST). */
    sizes: PageSize[]
  }
}

/** Build the site once and start one browser for all end-to-end tests. */
export async function setup({ provide }: TestProject) {
  const dist = process.env.E2E_DIST ?? mkdtempSync(join(tmpdir(), 'site-'))
  provide('sizes', process.env.E2E_DIST ? [] : await buildSite({ mode: 'site', outDir: dist }))
  const server = await chromium.launchServer({ executablePath: CHROMIUM, args: CHROMIUM_ARGS })
  provide('dist', dist)
  provide('browser', server.wsEndpoint())
  return async () => {
    await server.close()
    if (!process.env.E2E_DIST) rmSync(dist, { recursive: true, force: true })
  }
}
