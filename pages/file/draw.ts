import type { Block, Run } from '#shared/core/document.ts'

/** The page's own bar holds the h1. */
const TAGS = { h1: 'h2', h2: 'h3', h3: 'h4', p: 'p' } as const

/** The text of a document as nodes. Anything that is no block is left out. */
export function draw(blocks: unknown, document: Document): Node[] {
  const element = (tag: string, children: (Node | string)[]) => {
    const made = document.createElement(tag)
    made.append(...children)
    return made
  }
  const runs = (line: Run[]) => line.map((run) => (typeof run === 'string' ? run : element('b', [String(run.b)])))
  const one = (block: Block): Node => {
    if (block[0] === 'table') {
      const rows = block[1].map((cells) =>
        element(
          'tr',
          cells.map((cell) => element('td', runs(cell))),
        ),
      )
      return element('table', [element('tbody', rows)])
    }
    if (block[0] === 'ol' || block[0] === 'ul')
      return element(
        block[0],
        block[1].map((item) => element('li', runs(item))),
      )
    return element(TAGS[block[0]], runs(block[1] as Run[]))
  }
  if (!Array.isArray(blocks)) return []
  return blocks.flatMap((block) => {
    try {
      return [one(block as Block)]
    } catch {
      return []
    }
  })
}
