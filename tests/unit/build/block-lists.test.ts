import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { compilePageCss, MEMBER_SHEETS } from '#scripts/build/page-css.ts'
import { routes } from '#shared/routes.ts'

/** What the Chinese block lists commonly hide or refuse; patterns of our own. */
const BLOCKED = [
  /(^|[-_/.])(ads?|adbox|adbanner|advert\w*|adsense)([-_/.]|$)/i,
  /(^|[-_/.])(banner|popup|float|bottom|top|side)[-_]?ads?([-_/.]|$)/i,
  /(^|[-_/.])(guanggao|ggao|gg[-_]?\d+|tuiguang|duilian)([-_/.]|$)/i,
  /(^|[-_/.])(sponsor\w*|promoted|popunder)([-_/.]|$)/i,
  /(^|[-_/.])(google-?analytics|hm\.baidu|cnzz|umeng|tongji)([-_/.]|$)/i,
]
const findBlocked = (names: Iterable<string>) => [...names].filter((name) => BLOCKED.some((rule) => rule.test(name)))

const files = ['pages', 'shared', 'public'].flatMap((folder) =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(ROOT.length)),
)
const sources = files.filter((path) => /\.(tsx?|html|css)$/.test(path)).map((path) => readFileSync(ROOT + path, 'utf8'))

test('no route and no file that assets are named after is on a block list', () => {
  expect(findBlocked([...Object.keys(routes).map((name) => `/${name}`), ...files])).toEqual([])
})

test('no class and no id is on a block list', async () => {
  const css = await compilePageCss(sources, ...MEMBER_SHEETS)
  const classes = [...css.matchAll(/\.((?:[a-z_-]|\\.)(?:[\w-]|\\.)*)/gi)].map(([, name]) => name!.replaceAll('\\', ''))
  const ids = sources.flatMap((text) => [...text.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id!))
  expect(classes.length).toBeGreaterThan(100)
  expect(findBlocked(new Set([...classes, ...ids]))).toEqual([])
})
