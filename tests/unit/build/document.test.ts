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

test('the ICP number stands at the foot of public pages alone, and only where it is set', () => {
  const config = { ...parts.config, ICP_NUMBER: '京ICP备12345678号-1' }
  const footer = renderIcpFooter('down', config)
  expect(footer).toMatch(/<a href="https:\/\/beian\.miit\.gov\.cn\/"[^>]*>京ICP备12345678号-1<\/a>/)
  expect(renderDocument({ ...parts, footer })).toContain(footer)
  expect([renderIcpFooter('down', parts.config), renderIcpFooter('bodyFatScale', config)]).toEqual(['', ''])
})
