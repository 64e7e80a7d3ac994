import { parseAst, type Rolldown } from 'vite'
import { anewEdits } from './ask-anew.ts'
import { type Edit, edited, type Node, walk } from './ast.ts'
import type { MovedText } from './source-maps.ts'

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'code' | 'isEntry' | 'imports'>

/** Where the script in the HTML leaves its bindings for later parts. */
const HANDED = 'self.__first'

/** What a page's own script exports, [name outside, name inside], in the order in which it hands them over. */
function handedBy(code: string): [name: string, binding: string][] {
  const handed: [string, string][] = []
  walk(parseAst(code), (node) => {
    if (node.type !== 'ExportNamedDeclaration') return
    for (const { local, exported } of node.specifiers as { local: { name: string }; exported: { name: string } }[])
      handed.push([exported.name, local.name])
  })
  return handed
}

/** The statement that leaves these bindings where later parts look for them; '' for none. */
export const leaving = (bindings: readonly string[]): string => (bindings.length ? `${HANDED}=[${bindings}];` : '')

/**
 * Later parts take what they need of a page's own script from the one that runs in the HTML. As imports it would be a file of its own that
 * hands the bindings out: asked for only when the part has come, one round trip later. Nor do they import the bundler's helper for what
 * they export. Changes the chunks' code and imports.
 * @returns what was written anew, by file name, for the source maps
 * @throws Error for a chunk that needs more of a page's own script than names
 */
export function handOver(chunks: readonly Chunk[]): Map<string, MovedText[]> {
  const entries = new Map(
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName, code }) => [nameOf(fileName), handedBy(code)]),
  )
  const moved = new Map<string, MovedText[]>()
  const runtime = chunks.find(({ fileName }) => RUNTIME.test(fileName))
  const helper = runtime && namespaceHelper(runtime.code)
  for (const chunk of chunks) {
    const edits = chunk.isEntry ? [] : namespaceEdits(chunk.code, helper)
    if (edits.length) {
      const imports = chunk.imports.filter((name) => !RUNTIME.test(name))
      Object.defineProperty(chunk, 'imports', { value: imports })
    }
    // Most chunks name none of them: to read a script takes as long as all else that is done to it.
    const isConcerned = [...entries.keys()].some((name) => chunk.code.includes(name))
    walk(isConcerned && parseAst(chunk.code), (node) => {
      const { source } = node as { source?: Node | null }
      // As it is written: the minifier writes the address of an import() as a template.
      const handed = source && entries.get(nameOf(chunk.code.slice(source.start + 1, source.end - 1)))
      if (handed) edits.push({ start: node.start, end: node.end, text: taking(node, handed, chunk) })
    })
    if (!chunk.isEntry) edits.push(...anewEdits(chunk.code))
    if (!edits.length) continue
    edits.sort((a, b) => a.start - b.start)
    // The bundler's chunks have a getter there.
    Object.defineProperty(chunk, 'code', { value: edited(chunk.code, edits) })
    moved.set(
      chunk.fileName,
      edits.map(({ start, end, text }) => ({ start, end, by: text.length })),
    )
  }
  return moved
}

const nameOf = (path: string) => path.replace(/.*\//, '')

/** A statement that takes from the running script what an import or an export of its file names: `const[,a]=self.__first;`. */
function taking(node: Node, handed: readonly [string, string][], { fileName, isEntry }: Chunk): string {
  const specifiers = (node.specifiers ?? []) as Specifier[]
  const isExport = node.type === 'ExportNamedDeclaration'
  const isPlain = isExport || (node.type === 'ImportDeclaration' && specifiers.every(({ imported }) => imported))
  if (isEntry || !isPlain) throw new Error(`${fileName} needs more of a page's own script than names`)
  if (!specifiers.length) return ''
  const taken: string[] = []
  for (const [index, { imported, local }] of specifiers.entries()) {
    const asked = imported ?? local
    // The names of an export may be words that no binding can have.
    taken[handed.findIndex(([name]) => name === asked.name)] = isExport ? `_${index}` : local.name
  }
  const given = specifiers.map(({ exported }, index) => `_${index} as ${exported?.name}`)
  return `const[${taken}]=${HANDED};${isExport ? `export{${given}};` : ''}`
}

/** Of an import `imported as local`, of an export `local as exported`. */
interface Specifier {
  imported?: { name: string }
  local: { name: string }
  exported?: { name: string }
}

/** The file of the bundler's own helpers. */
export const RUNTIME = /rolldown-runtime/

type Declarator = Node & { id: { name: string }; init: Node | null }
const declarators = (node: Node) =>
  node.type === 'VariableDeclaration' ? (node.declarations as unknown as Declarator[]) : []

/** The name by which the file of helpers hands out the one that makes a module's namespace; undefined where it has none. */
export function namespaceHelper(runtime: string): string | undefined {
  const { body } = parseAst(runtime) as unknown as { body: Node[] }
  const made = body
    .flatMap(declarators)
    .find(({ init }) => init && /toStringTag/.test(runtime.slice(init.start, init.end)))
  const named = body.flatMap((node) => (node.type === 'ExportNamedDeclaration' ? (node.specifiers as Exported[]) : []))
  return named.find(({ local }) => local.name === made?.id.name)?.exported.name
}
interface Exported {
  local: { name: string }
  exported: { name: string }
}

/**
 * What a part exports for `import()` the bundler makes an object of by a helper from a file of its own: one more request, and a part waits
 * for both. As getters it needs none: `e({Page:()=>x})` becomes `{get Page(){return x}}`.
 * @param helper as `namespaceHelper` names it @returns what to write anew; nothing where the part needs other helpers, too
 */
export function namespaceEdits(code: string, helper: string | undefined): Edit[] {
  const { body } = parseAst(code) as unknown as { body: Node[] }
  const imports = body.filter(
    (node) => node.type === 'ImportDeclaration' && RUNTIME.test((node.source as unknown as { value: string }).value),
  )
  const taken = imports.flatMap((node) => node.specifiers as { imported: { name: string }; local: { name: string } }[])
  if (!taken.length || taken.some(({ imported }) => imported?.name !== helper)) return []
  const locals = taken.map(({ local }) => local.name)
  const edits = imports.map(({ start, end }): Edit => ({ start, end, text: '' }))
  for (const { init } of body.flatMap(declarators)) {
    if (init?.type !== 'CallExpression' || !locals.includes((init.callee as { name: string }).name)) continue
    edits.push({ start: init.start, end: init.end, text: getters(init, code) })
  }
  return edits
}

/** `{get Page(){return x}}` of `e({Page:()=>x})`. */
function getters(call: Node, code: string): string {
  const written: string[] = []
  walk(call.arguments, ({ type, key, value }) => {
    if (type !== 'Property') return
    const [name, { body }] = [key as Node, value as Node & { body: Node }]
    written.push(`get ${code.slice(name.start, name.end)}(){return ${code.slice(body.start, body.end)}}`)
  })
  return `{${written}}`
}
