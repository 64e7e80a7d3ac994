import { expect, test } from 'vitest'
import { loadSiteConfig } from '#scripts/base/site-config.ts'
import { renderDocument, renderIcpFooter } from '#scripts/build/document.ts'

type Parts = Parameters<typeof renderDocument>[0]
const createChunk = (name: string, ...imports: string[]) =>
  ({
    fileName: `assets/${name}-h4sh.js`,
    code: name,
    moduleIds: [`/shared/ui/charts/${name}.ts`],
    imports: imports.map((item) => `assets/${item}-h4sh.js`),
    dynamicImports: [] as string[],
  }) as Parts['graph']['entry']
const inline = 'let a=1;self.__page.exports={a:a};'
const parts: Parts = {
  name: 'down',
  config: { ...loadSiteConfig('site', {}), API_ORIGIN: 'https://api.example.com' },
  inline,
  view: '<main>等待</main>',
  footer: '',
  early: ['boot()', 'early()'],
  styles: { css: 'p{}', later: { path: 'assets/down.css', css: 'a{}' } },
  graph: { entry: createChunk('down'), first: [createChunk('core')], later: [createChunk('toast')] },
}
const html = renderDocument(parts)

test('what styles, scripts and the edge look for stands there: scheme, whether the page is opened from links, the view', () => {
  expect(html).toContain('<html lang="zh-CN" data-scheme="light" data-shared>')
  expect(renderDocument({ ...parts, name: 'bodyFatScale' })).toContain('<html lang="zh-CN">')
  expect(html).toContain('<div id="app"><main>等待</main></div>\n<p id="slow"')
})

test('the early scripts stand before anything else that a browser could fetch', () => {
  const fetched = /<(?:link rel="(?!preconnect|canonical|modulepreload)|img|script[^>]* src)/.exec(html)!
  expect(html.indexOf('early()')).toBeGreaterThan(html.indexOf('rel="preconnect"'))
  expect(html.indexOf('early()')).toBeGreaterThan(html.indexOf('boot()'))
  expect(html.indexOf('early()')).toBeLessThan(fetched.index)
  // Tags for crawlers come first.
  expect(html.indexOf('<title>')).toBeLessThan(html.indexOf('early()'))
})

test('the styles of what comes later are no business of the first screen', () => {
  expect(html.slice(0, html.indexOf('<script type="module"')).match(/down\.css/g)).toHaveLength(1)
  expect(html).toContain('<meta name="later-css" content="/assets/down.css">')
})

test('what its chart waits for stands there for the page before: its code, what this imports and is not there yet', () => {
  expect(html).not.toContain('later-chart')
  const laterResult = [createChunk('toast'), createChunk('axis'), createChunk('chart-plot', 'core', 'axis')]
  const behindTap = { ...parts, graph: { ...parts.graph, later: laterResult } }
  expect(renderDocument(behindTap)).not.toContain('later-chart')
  const first = [{ ...createChunk('core'), dynamicImports: ['assets/chart-plot-h4sh.js'] }]
  const withChart = renderDocument({ ...parts, graph: { ...parts.graph, first, later: laterResult } })
  expect([...withChart.matchAll(/<meta name="later-chart" content="([^"]+)">/g)].map(([, file]) => file)).toEqual([
    '/assets/chart-plot-h4sh.js',
    '/assets/axis-h4sh.js',
  ])
})

test('its own script stands at the end, under its own name, and is fetched no more', () => {
  const inlineScript =
    /<\/p>\n<script type="module" id="[a-z]+-h4sh">let a=1;self\.__page\.exports=\{a:a\};<\/script>(?:$|\n<link)/
  expect(html).toMatch(inlineScript)
  expect(renderDocument({ ...parts, name: 'logistics' })).toMatch(inlineScript)
  expect(html).not.toContain('down-h4sh.js')
})

test('a share page asks for its later files last of all, behind its own script', () => {
  const laterResult = [{ ...createChunk('later'), name: 'later' }, createChunk('poster')]
  const graph = { ...parts.graph, later: laterResult }
  expect(
    renderDocument({ ...parts, graph })
      .split('</script>\n')
      .at(-1),
  ).toBe(
    [
      '<link rel="preload" as="style" href="/assets/down.css" fetchpriority="low" crossorigin>',
      '<link rel="modulepreload" href="/assets/later-h4sh.js" fetchpriority="low" crossorigin>',
    ].join('\n'),
  )
  expect(renderDocument({ ...parts, graph, name: 'logistics' })).toMatch(/<\/script>$/)
})

test('a script that is a file is asked for first of all, its bytes checked', () => {
  expect(html.indexOf('modulepreload')).toBeLessThan(html.indexOf('boot()'))
  expect(html).toMatch(/<link rel="modulepreload" href="\/assets\/core-h4sh\.js" integrity="sha384-[^"]+" crossorigin>/)
})

test('/file asks for no script: without one it lists the documents', () => {
  const file = renderDocument({ ...parts, name: 'file' })
  expect(file).not.toContain('JavaScript')
  expect(file).toMatch(/<noscript><style>[^<]*#legal-text>:not\(noscript\)\{display:none\}<\/style><\/noscript>/)
})

test('the ICP number stands at the foot of public pages alone, and only where it is set', () => {
  const config = { ...parts.config, ICP_NUMBER: '京ICP备12345678号-1' }
  const footer = renderIcpFooter('down', config)
  expect(footer).toMatch(/<a href="https:\/\/beian\.miit\.gov\.cn\/"[^>]*>京ICP备12345678号-1<\/a>/)
  expect(renderDocument({ ...parts, footer })).toContain(footer)
  expect([renderIcpFooter('down', parts.config), renderIcpFooter('bodyFatScale', config)]).toEqual(['', ''])
})
