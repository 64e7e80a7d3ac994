import { posix } from 'node:path'
import { parseAst } from 'vite'
import { type Edit, edited, type Node, walk } from './ast.ts'

interface Entry {
  fileName: string
  code: string
}

/** A piece of the script that was written anew; offsets into the script as it was, `by` characters in its place. */
export interface InlineEdit {
  start: number
  end: number
  by: number
}

export interface InlineEntry {
  /** The script as it stands in the HTML, a module. */
  script: string
  /** What its file holds instead: the bindings of the running script, for parts that import from it. Absent when nothing does. */
  stub?: string
  /** In order; white space at both ends is cut off besides. For the source map. */
  edits: InlineEdit[]
}

/** Where the script in the HTML leaves its bindings for the stub. */
const HANDED = 'self.__first'

/**
 * A page's first script made fit to stand in its HTML.
 * Later parts import from its file by name; without the stub they would run a second copy of it.
 * @param base where files are fetched from, with a slash at the end: in a document `./x.js` would mean another file
 * @throws Error for a script that reads `import.meta` or exports something else than names
 */
export function inlineEntry({ fileName, code }: Entry, base: string): InlineEntry {
  const edits: Edit[] = []
  const handed: [name: string, binding: string][] = []
  const fail = (what: string): never => {
    throw new Error(`${fileName} can not stand in the HTML: ${what}`)
  }
  const address = (source: string) => JSON.stringify(base + posix.join(posix.dirname(fileName), source))
  walk(parseAst(code), (node) => {
    switch (node.type) {
      case 'ImportDeclaration': {
        const { start, end, value } = node.source as Node & { value: string }
        return edits.push({ start, end, text: address(value) })
      }
      case 'ExportAllDeclaration':
        return fail('it exports what it does not have')
      case 'MetaProperty':
        return code.slice(node.start, node.end) === 'import.meta' && fail('it reads import.meta')
      case 'ExportDefaultDeclaration':
        return fail('it has a default export')
      case 'ImportExpression': {
        const source = node.source as Node & { value?: unknown }
        if (typeof source.value !== 'string') {
          // A template without values is how the minifier writes a text.
          const text = /^`([^`$\\]*)`$/.exec(code.slice(source.start, source.end))?.[1]
          if (text === undefined) return fail('it loads a file whose name is not written down')
          source.value = text
        }
        return edits.push({ start: source.start, end: source.end, text: address(source.value as string) })
      }
      case 'ExportNamedDeclaration': {
        if (node.declaration || node.source) return fail('it exports a declaration')
        for (const { local, exported } of node.specifiers as { local: { name: string }; exported: { name: string } }[])
          handed.push([exported.name, local.name])
        const bindings = handed.map(([, binding]) => binding)
        return edits.push({ start: node.start, end: node.end, text: `${HANDED}=[${bindings}];` })
      }
    }
  })
  if (!code.trim()) fail('it is empty')
  // `</script` or `<!--` would end or change it in HTML; neither is ever needed outside a text.
  if (/<\/script|<!--/i.test(code)) fail('it holds </script or <!--')
  edits.sort((a, b) => a.start - b.start)
  const moved = edits.map(({ start, end, text }) => ({ start, end, by: text.length }))
  const cut = code.length - code.trimStart().length
  if (cut) moved.unshift({ start: 0, end: cut, by: 0 })
  const script = edited(code, edits).trim()
  if (!handed.length) return { script, edits: moved }
  const names = handed.map(([name]) => name)
  // The names of an export may be words that no binding can have.
  const inner = names.map((_, index) => `_${index}`)
  const given = names.map((name, index) => `${inner[index]} as ${name}`)
  return { script, edits: moved, stub: `const[${inner}]=${HANDED};export{${given}};\n` }
}
