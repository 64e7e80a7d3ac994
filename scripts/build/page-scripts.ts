import { posix } from 'node:path'
import { type Plugin, parseAst, type Rolldown, Visitor } from 'vite'
import { getRoute } from '#scripts/base/page-names.ts'
import type { RouteName } from '#shared/routes.ts'

/** Where the script in the HTML leaves its bindings for later parts. */
const HANDED = 'self.__page.exports'

/**
 * Returns the URL of each `import()`; a different one after a failure
 * (shared/core/loading/load-module.ts).
 */
const ADDRESS = 'self.__page.getScriptUrl'

/**
 * Called before each `import()` of a module with further imports, with their addresses
 * (shared/core/loading/load-module.ts).
 */
const ALONG = 'self.__page.preloadScripts?.'

/**
 * The bundler's helper file. A lazy module that needs only the export helper gets it inlined, so
 * that it waits for no other file.
 */
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
 * Whether the entry script is inlined in the HTML, which saves a round trip. The entry of a member
 * page is a file: Android shells inject the bridge after the `load` event, which an external script
 * does not delay, and a file's compiled code is cached.
 */
export const isEntryInlined = (name: string): boolean => getRoute(name as RouteName).access !== 'member'

/**
 * Rewrites how the scripts of a page import each other. An inlined entry uses full addresses and
 * shares its exports in `self.__page.exports`, because importing its file would fetch it twice. Each
 * `import()` names the full address, which `lazy()` can change, and loads the file's imports in
 * parallel. Runs before minification, so that maps and hashes stay correct.
 * @param base where files are fetched from, with a trailing slash
 */
export const createPageScriptsPlugin = (base: string): Plugin => ({
  name: 'page-scripts',
  enforce: 'pre',
  // Vite's own is 1.2 KB in every first script, and reads `import.meta`, whose address in the HTML
  // is the document's.
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
  renderChunk(code, chunk, _options, { chunks, magicString: text }) {
    const failChunk = (what: string): never => {
      throw new Error(`${chunk.fileName}: ${what}`)
    }
    const edits = text ?? failChunk('needs the magic string of Rolldown')
    const resolveImportPath = (source: string) => posix.join(posix.dirname(chunk.fileName), source)
    const isInHtml = (item: Rolldown.RenderedChunk | undefined) => item?.isEntry && isEntryInlined(item.name)
    const isInline = isInHtml(chunk)
    const isInlineScript = (source: string) => isInHtml(chunks[resolveImportPath(source)])
    /** A file and all that it imports, and what that imports. */
    const collectImports = (file: string, cached = new Set<string>()) => {
      if (!cached.has(file)) for (const next of chunks[file]?.imports ?? []) collectImports(next, cached.add(file))
      return cached.add(file)
    }
    const isThere = collectImports(chunk.fileName)
    const isMissing = (file: string) => !isThere.has(file) && !chunks[file]?.isEntry && !file.includes(HELPERS)
    const formatSpecifiers = (specifiers: unknown[], from: keyof Specifier, to: keyof Specifier) =>
      (specifiers as Specifier[]).map((item) => `${item[from]!.name}:${item[to]!.name}`)
    new Visitor({
      ImportDeclaration({ start, end, source, specifiers }) {
        if (isInline) edits.update(source.start, source.end, JSON.stringify(base + resolveImportPath(source.value)))
        else if (isInlineScript(source.value))
          edits.update(start, end, `const{${formatSpecifiers(specifiers, 'imported', 'local')}}=${HANDED};`)
        else if (source.value.includes(HELPERS) && specifiers.every(({ local }) => local.name === '__exportAll'))
          edits.update(start, end, NAMESPACE)
      },
      ExportNamedDeclaration({ start, end, source, specifiers }) {
        if (source && isInlineScript(source.value as string)) failChunk('hands on what the page exports')
        if (isInline) edits.update(start, end, `${HANDED}={${formatSpecifiers(specifiers, 'exported', 'local')}};`)
      },
      ImportExpression({ start, end, source }) {
        const file = source.type === 'Literal' ? resolveImportPath(String(source.value)) : undefined
        if (file && isInHtml(chunks[file])) failChunk("loads the page's own script")
        if (file) edits.update(source.start, source.end, `${ADDRESS}(${JSON.stringify(base + file)})`)
        const others = file ? [...collectImports(file)].filter((item) => item !== file && isMissing(item)) : []
        if (!others.length) return
        edits.appendLeft(start, `(${ALONG}(${others.map((item) => JSON.stringify(base + item))}),`)
        edits.appendRight(end, ')')
      },
    }).visit(parseAst(code))
    // By itself the bundler would map two places of three.
    return { code: edits.toString(), map: edits.generateMap({ hires: true }).toString() }
  },
})

/**
 * The entry script for inlining.
 * @throws Error for code that would end or change inside HTML
 */
export function prepareInlineScript({ fileName, code }: Pick<Rolldown.OutputChunk, 'fileName' | 'code'>): string {
  // Neither is ever needed outside a text.
  if (/<\/script|<!--/i.test(code)) throw new Error(`${fileName} can not stand in the HTML: it holds </script or <!--`)
  return code.trim()
}
