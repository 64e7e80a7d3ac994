import { parseAst } from 'vite'
import { type Edit, walk } from './ast.ts'

/** Behind the address of each `import()`: nothing, or what makes it another address (shared/core/loading/lazy.ts). */
export const ANEW = '+(self.__anew||"")'

/** An engine that remembers what it could not get asks for nothing at the same address: each `import()` of a chunk can be given another one. */
export function anewEdits(code: string): Edit[] {
  const edits: Edit[] = []
  if (!code.includes('import(')) return edits
  walk(parseAst(code), (node) => {
    if (node.type !== 'ImportExpression') return
    const { end } = node.source as { end: number }
    edits.push({ start: end, end, text: ANEW })
  })
  return edits
}
