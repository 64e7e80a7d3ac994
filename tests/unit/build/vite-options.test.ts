import { expect, test } from 'vitest'
import { loadSiteConfig } from '#scripts/base/site-config.ts'
import { getAliases } from '#scripts/build/aliases.ts'
import { buildOptions } from '#scripts/build/vite-options.ts'

const options = buildOptions('down', 'compat', 'site', loadSiteConfig('site', {}))
test('preact/compat stands behind react, here and in every build', () => {
  const getTarget = (name: string) => getAliases().find(({ find }) => find.test(name))?.replacement
  expect(getTarget('react')).toBe('preact/compat')
  expect(options.resolve!.alias).toEqual(getAliases())
  expect(getAliases('react')).toEqual([])
})
