import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { renderIconSvg } from '#scripts/edge/icon-svg.ts'
import { BRAND, CANVAS, CANVAS_DARK, DEEP, ICON_FILE, ON_BRAND, ON_DEEP, ON_DEEP_2, SPROUT } from '#shared/brand.ts'

const readText = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8')

test.for([
  [BRAND, 'brand'],
  [ON_BRAND, 'on-brand'],
  [DEEP, 'deep'],
  [ON_DEEP, 'on-deep'],
  [ON_DEEP_2, 'on-deep-2'],
  [SPROUT, 'sprout'],
  [CANVAS, 'canvas'],
  [CANVAS_DARK, 'canvas', 1], // of the dark scheme
] as const)('%s is the token --color-%s', ([colour, token, scheme = 0]) => {
  const tokens = readText('shared/ui/styles/tokens.css').split('prefers-color-scheme: dark')[scheme]!
  const [, value] = new RegExp(`--color-${token}: (#\\w+);`).exec(tokens)!
  expect(value).toBe(colour)
})

test('public/icon.svg is what npm run generate -- pictures makes of the brand', () => {
  expect(readText(`public${ICON_FILE}`)).toBe(renderIconSvg())
})
