import { expect, test } from 'vitest'
import { finishedHtml } from '#scripts/build/finish-page.ts'

type Parts = Parameters<typeof finishedHtml>[0]
const chunk = (name: string) => ({ fileName: `assets/${name}-h4sh.js`, code: name }) as Parts['graph']['entry']
const HTML = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>x</title>
<link rel="icon" href="/icon.svg">
  <script type="module" crossorigin src="/assets/down-h4sh.js"></script>
</head>
<body>
<div id="app"></div>
</body>
</html>`
const inline = 'let a=1;self.__first={a:a};'
const parts: Parts = {
  inline,
  html: HTML,
  base: '/',
  view: '<main>等待</main>',
  early: 'early()',
  connections: ['<link rel="preconnect" href="https://api.example.com" crossorigin>'],
  styles: { css: 'p{}', beside: [], later: { path: 'assets/down.css', css: 'a{}' } },
  graph: { entry: chunk('down'), first: [chunk('core')], beside: [chunk('below')], later: [chunk('toast')] },
}

test('the early script stands before anything that a browser could fetch', () => {
  const { html } = finishedHtml(parts)
  const fetched = /<(?:link rel="(?!preconnect)|img|script[^>]* src)/.exec(html)!
  expect(html.indexOf('early()')).toBeGreaterThan(html.indexOf('rel="preconnect"'))
  expect(html.indexOf('early()')).toBeLessThan(fetched.index)
  // What a crawler reads stands before it.
  expect(html.indexOf('<title>')).toBeLessThan(html.indexOf('early()'))
})

test('what else the first screen needs is named before the early script, and fetched by nobody else', () => {
  const { html } = finishedHtml(parts)
  expect(html.indexOf('data-rel')).toBeLessThan(html.indexOf('early()'))
  expect(html).toContain('<link data-rel="modulepreload" href="/assets/below-h4sh.js" crossorigin>')
  // The parts bring their styles; those of everything else are no business of the first screen.
  expect(html.match(/down\.css/g)).toHaveLength(1)
  expect(html).not.toMatch(/ rel="(?:preload|modulepreload)" [^>]*below/)
  expect(finishedHtml({ ...parts, graph: { ...parts.graph, beside: [] } }).html).not.toContain('data-rel')
})

test('its own script stands at the end, under its own name, and is fetched no more', () => {
  const { html, scripts } = finishedHtml(parts)
  expect(html).toMatch(/<\/noscript>\n<script type="module" id="down-h4sh">let a=1;self\.__first=\{a:a\};<\/script>$/)
  expect(html).not.toContain('down-h4sh.js')
  expect(scripts.at(-1)).toBe(inline)
})

test('files that it shares with other pages are asked for at once, their bytes checked', () => {
  const { html } = finishedHtml(parts)
  expect(html).toMatch(/<link rel="modulepreload" href="\/assets\/core-h4sh\.js" integrity="sha384-[^"]+" crossorigin>/)
})

test.for([
  ["take Vite's script tag out", /<script type="module".*<\/script>/],
  ['put the early script first', /<link rel="icon".*>/],
  ['fill the head', /<\/head>/],
  ['draw the first view', /<div id="app"><\/div>/],
  ['put the script in', /<\/body>/],
] as const)('a page in which nothing is left to do fails the build: %s', ([step, taken]) => {
  expect(() => finishedHtml({ ...parts, html: HTML.replace(taken, '') })).toThrow(step)
})
