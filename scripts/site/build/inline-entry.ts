import { posix } from 'node:path'
import { parseAst } from 'vite'
import { ANEW } from './ask-anew.ts'
import { type Edit, edited, type Node, walk } from './ast.ts'
import { leaving } from './hand-over.ts'
import type { MovedText } from './source-maps.ts'

interface Entry {
  fileName: string
  code: string
}

export interface InlineEntry {
  /** The script as it stands in the HTML, a module. What it exports it leaves for later parts (hand-over.ts). */
  script: string
  /** In order; white space at both ends is cut off besides. For the source map. */
  edits: MovedText[]
}

/**
 * A page's first script made fit to stand in its HTML.
 * @param base where files are fetched from, with a slash at the end: in a document `./x.js` would mean another file
 * @throws Error for a script that reads `import.meta` or exports something else than names
 */
export function inlineEntry({ fileName, code }: Entry, base: string): InlineEntry {
  const edits: Edit[] = []
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
        return edits.push({ start: source.start, end: source.end, text: address(source.value as string) + ANEW })
      }
      case 'ExportNamedDeclaration': {
        if (node.declaration || node.source) return fail('it exports a declaration')
        const bindings = (node.specifiers as { local: { name: string } }[]).map(({ local }) => local.name)
        return edits.push({ start: node.start, end: node.end, text: leaving(bindings) })
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
  return { script: edited(code, edits).trim(), edits: moved }
}
