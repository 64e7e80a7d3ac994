import type { Block, Run } from '#shared/core/document.ts'

/** Heading levels start at h2: the page's bar contains the h1. */
const TAGS = { h1: 'h2', h2: 'h3', h3: 'h4', p: 'p' } as const

/** Renders the blocks of a document as nodes; invalid blocks are omitted. */
export function renderBlocks(blocks: unknown, document: Document): Node[] {
  const createElement = (tag: string, children: (Node | string)[]) => {
    const created = document.createElement(tag)
    created.append(...children)
    return created
  }
  const renderRuns = (line: Run[]) =>
    line.map((run) => (typeof run === 'string' ? run : createElement('b', [String(run.b)])))
  const renderBlock = (block: Block): Node => {
    if (block[0] === 'table') {
      const rows = block[1].map((cells) =>
        createElement(
          'tr',
          cells.map((cell) => createElement('td', renderRuns(cell))),
        ),
      )
      return createElement('table', [createElement('tbody', rows)])
    }
    if (block[0] === 'ol' || block[0] === 'ul')
      return createElement(
        block[0],
        block[1].map((item) => createElement('li', renderRuns(item))),
      )
    return createElement(TAGS[block[0]], renderRuns(block[1] as Run[]))
  }
  if (!Array.isArray(blocks)) return []
  return blocks.flatMap((block) => {
    try {
      return [renderBlock(block as Block)]
    } catch {
      return []
    }
  })
}
