import { expect, test } from 'vitest'
import { siteConfig } from '#scripts/base/site-config.ts'
import { aliases } from '#scripts/site/build/aliases.ts'
import { buildOptions } from '#scripts/site/build/vite-options.ts'

const options = buildOptions('down', 'compat', 'site', siteConfig('site', {}))
test('preact/compat stands behind react, here and in every build', () => {
  const target = (name: string) => aliases().find(({ find }) => find.test(name))?.replacement
  expect(target('react')).toBe('preact/compat')
  expect(options.resolve!.alias).toEqual(aliases())
  expect(aliases('react')).toEqual([])
})
