import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { iconSvg } from '#scripts/site/edge/icon-svg.ts'
import {
  BRAND,
  CANVAS,
  CANVAS_DARK,
  CARD_FILE,
  DEEP,
  GET_APP,
  ICON,
  ICON_FILE,
  ICON_PNG_FILE,
  MARK_FILE,
  NAME,
  ON_BRAND,
  ON_DEEP,
  ON_DEEP_2,
  OPEN_APP,
  SLOGAN_HEAD,
  SLOGAN_TAIL,
  SPROUT,
  TAGLINE,
} from '#shared/brand.ts'

const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8')

/** Where the icon's drawing or the brand's files and words could be written a second time. */
const DRAWING = ICON.flatMap(([, { d }]) => (d ? [String(d)] : []))
const ONLY_ONCE = [
  NAME,
  SLOGAN_HEAD,
  SLOGAN_TAIL,
  TAGLINE,
  OPEN_APP,
  GET_APP,
  ICON_FILE,
  ICON_PNG_FILE,
  MARK_FILE,
  CARD_FILE,
  ...DRAWING,
]

test('no other source file holds the name, a slogan, the icon or the path of a brand picture', () => {
  const files = globSync(
    ['{pages,shared,scripts}/**/*.{ts,tsx,mjs,css,html,md,json,svg}', 'public/**/*.html', '.env', 'package.json'],
    { cwd: ROOT },
  ).filter((file) => file !== 'shared/brand.ts' && !file.endsWith('README.md'))
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) => {
    const text = read(file)
    return ONLY_ONCE.filter((words) => text.includes(words)).map((words) => `${file}: ${words}`)
  })
  expect(found).toEqual([])
})

test('what the way into the app is called is written in one way: App', () => {
  // The title of /down is the route table's.
  const files = globSync('{pages,shared}/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => file !== 'shared/routes.ts')
  expect(files.filter((file) => /下载 ?APP|打开 ?APP/.test(read(file)))).toEqual([])
})

test('no part of the pages holds a colour of the brand but by its name', () => {
  const colours = [BRAND, ON_BRAND, DEEP, ON_DEEP, ON_DEEP_2, SPROUT]
  const files = globSync('shared/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => file !== 'shared/brand.ts')
  expect(files.filter((file) => colours.some((colour) => read(file).includes(colour)))).toEqual([])
})

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
  const tokens = read('shared/ui/styles/tokens.css').split('prefers-color-scheme: dark')[scheme]!
  const [, value] = new RegExp(`--color-${token}: (#\\w+);`).exec(tokens)!
  expect(value).toBe(colour)
})

test('public/icon.svg is what npm run share-pictures makes of the brand', () => {
  expect(read(`public${ICON_FILE}`)).toBe(iconSvg())
})
