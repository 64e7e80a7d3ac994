import { parseAst } from 'vite'
import { type Edit, type Node, walk } from './ast.ts'

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
