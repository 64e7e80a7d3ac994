import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { createPageScriptsPlugin, prepareInlineScript } from '#scripts/build/page-scripts.ts'
import { keepMap, keepPageMap, type StoredSourceMap } from '#scripts/build/source-maps.ts'
import { createTempFolder } from '#tests/unit/new-folder.ts'

const folder = createTempFolder()

/** The scripts of a page with these modules, the first being its own. */
async function buildScripts(modules: Record<string, string>, base = '/', page = 'down') {
  for (const [name, code] of Object.entries(modules)) writeFileSync(`${folder}/${name}.js`, code)
  const [local] = Object.keys(modules)
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [createPageScriptsPlugin(base)],
    build: {
      write: false,
      modulePreload: false,
      sourcemap: 'hidden',
      rolldownOptions: {
        input: { [page]: `${folder}/${local}.js` },
        experimental: { nativeMagicString: true },
        output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  return (name: string) => chunks.find((chunk) => chunk.name === name)!
}

const MODULES = {
  main: "import { count } from './count.js'\nself.中 = '文'\ncount()\nexport const later = () => import('./part.js')\nself.later = later\nself.failing = () => { throw new Error(count()) }",
  count: 'let number = 0\nexport const count = () => ++number',
  part: "import { count } from './count.js'\nself.went = count()\nexport const Page = () => import('./more.js')",
  more: "export const More = () => 'more'\nself.more = More",
}
const made = await buildScripts(MODULES)

test('files are found from the document, by an address that can be another one', async () => {
  expect(made('down').code).toContain(`import(self.__page.getScriptUrl(\`/${made('part').fileName}\`))`)
  const onCdn = await buildScripts(MODULES, 'https://cdn.example.com/h5/')
  expect(onCdn('down').code).toContain(`https://cdn.example.com/h5/${onCdn('part').fileName}`)
  expect(onCdn('part').code).toContain(`https://cdn.example.com/h5/${onCdn('more').fileName}`)
})

test('all that a part imports is asked for beside it, what is there already is not', async () => {
  const of = await buildScripts({
    main: "import { count } from './count.js'\nself.load = [() => import('./one.js'), () => import('./two.js'), () => import('./deep.js')]\ncount()",
    count: MODULES.count,
    one: "import { shared } from './shared.js'\nself.one = shared()",
    two: "import { shared } from './shared.js'\nimport { count } from './count.js'\nself.two = () => [shared(), count(), import('./three.js')]",
    three: "import { shared } from './shared.js'\nself.three = shared()",
    shared: "import { deep } from './deep.js'\nexport const shared = () => deep()",
    deep: 'export const deep = () => self.deep',
  })
  const formatAddress = (name: string) => `\`/${of(name).fileName}\``
  const { code } = of('down')
  for (const name of ['one', 'two'])
    expect(code).toContain(
      `(self.__page.preloadScripts?.(${formatAddress('shared')},${formatAddress('deep')}),import(self.__page.getScriptUrl(${formatAddress(name)})`,
    )
  expect(of('two').code).not.toContain('preloadScripts')
})

test('places are found in the sources, in the HTML and in a part', () => {
  const local = made('down')
  const script = prepareInlineScript(local)
  const html = `<p>\n<script type="module">${script}</script>`
  keepPageMap(folder, { html, inline: script, graph: { entry: local } })
  keepMap(folder, made('part').fileName, made('part').map)
  const findSource = (fileName: string, line: number, column: number) => {
    const map: StoredSourceMap = JSON.parse(readFileSync(`${folder}/${fileName.slice('assets/'.length)}.map`, 'utf8'))
    const { line: firstLine, column: firstColumn } = map.x_page ?? { line: 1, column: 1 }
    const entry = new SourceMap(map).findEntry(line - firstLine, column - firstColumn)
    return 'originalSource' in entry ? `${entry.originalSource}:${entry.originalLine + 1}` : ''
  }
  expect(findSource(local.fileName, 2, html.split('\n')[1]!.indexOf('Error(') + 1)).toMatch(/main\.js:6$/)
  const part = made('part')
  expect(findSource(part.fileName, 1, part.code.indexOf('self.went') + 1)).toMatch(/part\.js:2$/)
})

test.for(['go("</script>")', 'go("<!--")'])('%s can not stand in the HTML', (code) =>
  expect(() => prepareInlineScript({ fileName: 'assets/down-h4sh.js', code })).toThrow('assets/down-h4sh.js'),
)

test('no exported binding changes: values are handed over, not variables', () => {
  const sources = globSync('{shared,pages}/**/*.{ts,tsx}')
  expect(sources.length).toBeGreaterThan(300)
  for (const file of sources) {
    const text = readFileSync(file, 'utf8')
    const variables = new Set([...text.matchAll(/^(?:export )?(?:let|var) (\w+)/gm)].map(([, name]) => name))
    const exported = [
      ...[...text.matchAll(/^export (?:let|var) (\w+)/gm)].map(([, name]) => name),
      ...[...text.matchAll(/^export \{([^}]*)\}(?! from)/gm)].flatMap(([, names]) => names!.split(/[\s,]+/)),
    ]
    expect(
      exported.filter((name) => variables.has(name)),
      file,
    ).toEqual([])
  }
})

test("a part that loads the page's own script once more fails the build", async () => {
  const part = "export const again = () => import('./main.js')\nself.again = again"
  await expect(buildScripts({ ...MODULES, part })).rejects.toThrow(/assets\/part/)
})
