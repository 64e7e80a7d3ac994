/** A node of a parsed script: parseAst of Vite gives plain objects, and one walk needs no list of their kinds. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** Visit a tree's nodes, each before what it holds. */
export function walk(node: unknown, visit: (node: Node) => unknown): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  else if (node && typeof node === 'object') {
    if (typeof (node as Node).type === 'string') visit(node as Node)
    for (const value of Object.values(node)) walk(value, visit)
  }
}

export interface Edit {
  start: number
  end: number
  text: string
}

/** A text with parts of it replaced. The parts must not overlap. */
export const edited = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((result, { start, end, text: by }) => result.slice(0, start) + by + result.slice(end), text)
