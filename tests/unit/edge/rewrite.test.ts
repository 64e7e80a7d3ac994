import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { loadSiteConfig } from '#scripts/base/site-config.ts'
import { renderHeadTags } from '#scripts/build/document.ts'
import { ITEM_ROUTES } from '#scripts/edge/cards.ts'
import { fillHead, fillPage, type PageParts } from '#scripts/edge/rewrite.ts'
import { escapeHtml } from '#shared/format/escape-html.ts'
import type { RouteName } from '#shared/routes.ts'

// What the bundle of the edge holds (scripts/build/edge-bundle.ts).
vi.stubEnv('TAKE_OVER', 'takeOver()')
const config = { ...loadSiteConfig('site', {}), PAGE_ORIGIN: 'https://h5.example.com' }
const renderHead = (name: RouteName) =>
  `<!doctype html>\n<html lang="zh-CN">\n<head>\n${renderHeadTags(name, config).join('\n')}\n<style>p{}</style>\n<script>boot()</script>\n`
const BODY =
  '</head>\n<body><div id="app">加载中 🏃 </head></div>\n<p id="slow">慢</p><script type="module">1</script></body></html>'

const item: NonNullable<PageParts['item']> = {
  card: { title: '全身燃脂力量循环', description: '24分钟' },
  address: 'https://h5.example.com/courseSharing?courseNo=C1&type=2',
  image: 'https://h5.example.com/card/courseSharing.png?courseNo=C1&v=1',
}
const KEY = 'POST /api/course/share {}'
const createData = (name: string) => ({ queries: { [KEY]: { status: 'success', data: { name } } }, date: '' })
const parts: PageParts = { item, rendered: { css: '', data: createData('</script><b>') } }

test('the data block stands right before the first script and ends only where it should', () => {
  const head = fillHead(renderHead('courseSharing'), parts)
  const [, json, script] =
    /<script type="application\/json" id="server-data">(.*?)<\/script>\n<script>(.*?)<\/script>\n<script>boot/s.exec(
      head,
    )!
  expect(script).toBe('takeOver()')
  expect(JSON.parse(json!)).toEqual(parts.rendered!.data)
})

test('a card without description keeps that of the page; no card keeps its title', () => {
  const plain = renderHead('pkShare')
  expect(fillHead(plain, { ...parts, item: { ...item, card: { title: '晓棠', description: '' } } })).toContain(
    `<meta property="og:description" content="${ITEM_ROUTES.pkShare!.description}"`,
  )
  expect(fillHead(plain, { ...parts, item: { ...item, card: undefined, image: undefined } })).toContain(
    'og:title" content="多人PK"',
  )
})

const rendered = {
  html: '<main>全身燃脂力量循环</main>',
  css: 'a{}',
  data: { queries: {}, modules: ['below'], date: '' },
}
const AWAITS =
  '<meta name="later-css" content="/assets/a.css">\n<link rel="modulepreload" href="/assets/b.js" crossorigin>\n'
const LATER = '\n<link rel="preload" as="style" href="/assets/a.css">\n<link rel="modulepreload" href="/assets/c.js">'

test('a drawn page has its view in the root and all its styles; what follows stays as it is', () => {
  const page = renderHead('courseSharing') + AWAITS + BODY + LATER
  const complete = fillPage(page, { ...parts, rendered })
  // Styles may speak of types, as `@property` does.
  const typed = page.replace(/<style>.*<\/style>/, '<style>@property --a{syntax:"<length>"}</style>')
  expect(fillPage(typed, { ...parts, rendered })).toBe(complete)
  expect(complete).toContain('<div id="app"><main>全身燃脂力量循环</main></div>\n<i hidden></i>\n<script')
  expect(complete).toContain('<style>a{}</style>')
  expect(complete).toContain('<script type="application/json" id="server-data">')
  expect(complete).not.toMatch(/later-css|a\.css/)
  expect(complete).toContain('<link rel="modulepreload" href="/assets/b.js" crossorigin>')
  expect(complete.slice(complete.indexOf('<p id="slow">'))).toBe(
    page.slice(page.indexOf('<p id="slow">')).replace('<link rel="preload" as="style" href="/assets/a.css">\n', ''),
  )
})

test.for([rendered, undefined])(
  'what a failing service said before is told in the small print, drawn or not (%#)',
  (rendered) => {
    const page = fillPage(renderHead('courseSharing') + BODY, {
      ...parts,
      rendered,
      asOf: Date.UTC(2026, 10, 23, 4, 5),
    })
    expect(page).toContain('<div id="as-of" align="center"><small>截至 11 月 23 日 12:05</small></div>\n')
    expect(page.indexOf('id="as-of"')).toBeGreaterThan(page.indexOf('<div id="app">'))
    expect(page.indexOf('id="as-of"')).toBeLessThan(page.indexOf('<p id="slow">'))
    expect(fillPage(renderHead('courseSharing') + BODY, { ...parts, rendered })).not.toContain('as-of')
  },
)

test.for([
  [
    'behind a drawn view',
    rendered,
    ['<style', '<div id="app"', 'id="server-data"', '>takeOver', '>boot', 'b.js', 'id="slow"', 'type="module"'],
  ],
  [
    'in front of one that is not drawn',
    undefined,
    ['<style', 'id="server-data"', '>takeOver', '>boot', 'b.js', '<div id="app"', 'id="slow"', 'type="module"'],
  ],
] as const)('scripts and files stand %s, in their order', ([, rendered, order]) => {
  const page = fillPage(renderHead('courseSharing') + AWAITS + BODY, { ...parts, ...(rendered && { rendered }) })
  const seen = page.match(/<style|<div id="app"|id="server-data"|>takeOver|>boot|b\.js|id="slow"|type="module"/g)
  expect(seen).toEqual(order)
})

test('a page about no item keeps its head, and is drawn all the same', () => {
  const page = fillPage(renderHead('courseSharing') + BODY, { rendered })
  expect(page).toContain('<meta property="og:title" content="课程分享"')
  expect(page).toContain('id="server-data">{"queries":{},"modules":["below"],"date":""}</script>')
  expect(fillHead(renderHead('courseSharing'), {})).toBe(renderHead('courseSharing'))
  // One that is not drawn differs in its head alone; what has no head passes unchanged.
  expect(fillPage(renderHead('courseSharing') + BODY, parts)).toBe(fillHead(renderHead('courseSharing'), parts) + BODY)
  expect(fillPage('<p>只有正文', parts)).toBe('<p>只有正文')
})

test('marks of replacements in a text of the service stay what they are', () => {
  const text = "价值 $& 的 $1 课 $$ $` $' $<start>"
  const card = { title: text, description: text }
  const data = createData(text)
  const page = fillPage(renderHead('courseSharing') + BODY, {
    item: { ...item, card },
    rendered: { html: `<b>${text}</b>`, css: `b{content:"${text}"}`, data },
  })
  for (const id of ['og:title', 'og:description']) expect(page).toContain(`${id}" content="${escapeHtml(text)}"`)
  expect(page).toContain(`<b>${text}</b>`)
  expect(page).toContain(`b{content:"${text}"}`)
  const [, json] = /id="server-data">(.*?)<\/script>/s.exec(page)!
  expect(JSON.parse(json!)).toEqual(data)
})

test('no text of the service gets out of its attribute', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (title, description) => {
      const head = fillHead(renderHead('courseSharing'), {
        ...parts,
        item: { ...item, card: { title: `${title}"><script>x`, description } },
      })
      expect(head.match(/<script/g)).toHaveLength(3)
    }),
  )
})
