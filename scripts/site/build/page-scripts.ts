import { posix } from 'node:path'
import { type Plugin, parseAst, type Rolldown, Visitor } from 'vite'
import { routeOf } from '#scripts/base/page-names.ts'
import type { RouteName } from '#shared/routes.ts'

/** Where the script in the HTML leaves its bindings for later parts. */
const HANDED = 'self.__first'

/** Gives the address of each `import()`; another one after a failure (shared/core/loading/lazy.ts). */
const ADDRESS = 'self.__scriptUrl'

/** Before each `import()` of a part that imports further files: who is told their addresses (shared/core/loading/lazy.ts). */
const ALONG = 'self.__along?.'

/** The bundler's file of helpers. A part that needs just the one for what it exports would wait for another file: it gets it written in. */
const HELPERS = 'rolldown-runtime'
const NAMESPACE =
  'const __exportAll=(all)=>{const it={};for(const name in all)Object.defineProperty(it,name,{get:all[name],enumerable:true});return it};'

/** What an import or export names: `imported as local`, `local as exported`. */
interface Specifier {
  imported?: { name: string }
  local: { name: string }
  exported?: { name: string }
}

/**
 * Whether the page's own script stands in its HTML: it comes one round trip sooner there. That of a page for members is a file of its own, which
 * the page's `load` event does not wait for: Android's shells bring the bridge behind that event, and with it the token and every call. From a
 * file it is compiled once, not at each opening.
 */
export const standsInHtml = (name: string): boolean => routeOf(name as RouteName).access !== 'member'

/**
 * How the scripts of a page find each other. One that stands in the HTML asks for files by their whole address and leaves what later
 * parts need in `self.__first`; as imports of its file they would fetch it a second time, one round trip after they have come. Each
 * `import()` names its file by the whole address, which `lazy()` can change, and asks for all that the file imports beside it: the browser would ask
 * for that only when the file has come, and for what that imports another round trip later. Done before the bundler minifies, so that maps and hashes follow by themselves.
 * @param base where files are fetched from, with a slash at the end
 */
export const pageScripts = (base: string): Plugin => ({
  name: 'page-scripts',
  enforce: 'pre',
  // Vite's own is 1.2 KB in every first script, and reads `import.meta`, whose address in the HTML is the document's.
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
  renderChunk(code, chunk, _options, { chunks, magicString: text }) {
    const fail = (what: string): never => {
      throw new Error(`${chunk.fileName}: ${what}`)
    }
    const edits = text ?? fail('needs the magic string of Rolldown')
    const pathOf = (source: string) => posix.join(posix.dirname(chunk.fileName), source)
    const isInHtml = (one: Rolldown.RenderedChunk | undefined) => one?.isEntry && standsInHtml(one.name)
    const isOwn = isInHtml(chunk)
    const isOwnScript = (source: string) => isInHtml(chunks[pathOf(source)])
    /** A file and all that it imports, and what that imports. */
    const withImports = (file: string, known = new Set<string>()) => {
      if (!known.has(file)) for (const next of chunks[file]?.imports ?? []) withImports(next, known.add(file))
      return known.add(file)
    }
    const isThere = withImports(chunk.fileName)
    const isMissing = (file: string) => !isThere.has(file) && !chunks[file]?.isEntry && !file.includes(HELPERS)
    const pairs = (specifiers: unknown[], from: keyof Specifier, to: keyof Specifier) =>
      (specifiers as Specifier[]).map((one) => `${one[from]!.name}:${one[to]!.name}`)
    new Visitor({
      ImportDeclaration({ start, end, source, specifiers }) {
        if (isOwn) edits.update(source.start, source.end, JSON.stringify(base + pathOf(source.value)))
        else if (isOwnScript(source.value))
          edits.update(start, end, `const{${pairs(specifiers, 'imported', 'local')}}=${HANDED};`)
        else if (source.value.includes(HELPERS) && specifiers.every(({ local }) => local.name === '__exportAll'))
          edits.update(start, end, NAMESPACE)
      },
      ExportNamedDeclaration({ start, end, source, specifiers }) {
        if (source && isOwnScript(source.value as string)) fail('hands on what the page exports')
        if (isOwn) edits.update(start, end, `${HANDED}={${pairs(specifiers, 'exported', 'local')}};`)
      },
      ImportExpression({ start, end, source }) {
        const file = source.type === 'Literal' ? pathOf(String(source.value)) : undefined
        if (file && isInHtml(chunks[file])) fail("loads the page's own script")
        if (file) edits.update(source.start, source.end, `${ADDRESS}(${JSON.stringify(base + file)})`)
        const others = file ? [...withImports(file)].filter((one) => one !== file && isMissing(one)) : []
        if (!others.length) return
        edits.appendLeft(start, `(${ALONG}(${others.map((one) => JSON.stringify(base + one))}),`)
        edits.appendRight(end, ')')
      },
    }).visit(parseAst(code))
    // By itself the bundler would map two places of three.
    return { code: edits.toString(), map: edits.generateMap({ hires: true }).toString() }
  },
})

/** A page's own script as it stands in the HTML. @throws Error for one that would end or change there */
export function inlineScript({ fileName, code }: Pick<Rolldown.OutputChunk, 'fileName' | 'code'>): string {
  // Neither is ever needed outside a text.
  if (/<\/script|<!--/i.test(code)) throw new Error(`${fileName} can not stand in the HTML: it holds </script or <!--`)
  return code.trim()
}
