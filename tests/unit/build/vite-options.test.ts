import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { aliases } from '#scripts/build/aliases.ts'
import { siteConfig } from '#scripts/build/site-config.ts'
import { buildOptions } from '#scripts/build/vite-options.ts'

const options = buildOptions(['down'], [], 'compat', 'site', siteConfig('site', {}))
const pluginNamed = (name: string) =>
  options.plugins!.flat().find((one) => one && (one as Plugin).name === name) as Plugin
const load = (name: string, id: string) => (pluginNamed(name).load as (id: string) => string | undefined)(id)

test('the stylesheet leaves nothing in the scripts', () => {
  const { resolveId } = pluginNamed('without-base-css') as unknown as { resolveId: (id: string) => string | undefined }
  expect(load('without-base-css', resolveId('#shared/ui/styles/base.css'.replace('#', '/'))!)).toBe('')
  expect(load('without-base-css', '/shared/ui/styles/base.css')).toBeUndefined()
})

test("Vite's helper around import() is a call and nothing more", () => {
  expect(load('without-preload-helper', '\0vite/preload-helper.js')).toMatch(/=> load\(\)$/)
  expect(load('without-preload-helper', '/shared/core/loading/lazy.ts')).toBeUndefined()
})

test('what ky is too new for is written in older words', () => expect(pluginNamed('lower-ky')).toBeDefined())

test('preact/compat stands behind react, here and in every build', () => {
  const target = (name: string) => aliases().find(({ find }) => find.test(name))?.replacement
  expect(target('react')).toBe('preact/compat')
  expect(options.resolve!.alias).toEqual(aliases())
  expect(aliases('react')).toEqual([])
})
