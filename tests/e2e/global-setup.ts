import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildSite } from '#scripts/build/build.ts'
import type { PageSize } from '#scripts/build/check-size.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built site. */
    dist: string
    /**
     * Each page's size; [] for a build from before whose sizes nobody noted (E2E_DIST without
     * E2E_SIZES).
     */
    sizes: PageSize[]
  }
}

/** Build the site once for all end-to-end tests, unless `npm test` has (E2E_DIST, E2E_SIZES). */
export async function setup({ provide }: TestProject) {
  const { E2E_DIST, E2E_SIZES } = process.env
  const dist = E2E_DIST ?? mkdtempSync(join(tmpdir(), 'site-'))
  if (!E2E_DIST) provide('sizes', await buildSite({ mode: 'site', outDir: dist }))
  else provide('sizes', E2E_SIZES ? JSON.parse(readFileSync(E2E_SIZES, 'utf8')) : [])
  provide('dist', dist)
  return () => {
    if (!E2E_DIST) rmSync(dist, { recursive: true, force: true })
  }
}
