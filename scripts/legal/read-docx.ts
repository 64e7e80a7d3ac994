import { Window } from 'happy-dom'
import mammoth from 'mammoth'
import type { Block, Run } from '#shared/core/document.ts'

/** Word's title and headings one step down: the page has one h1, the document's title. */
const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='heading 1'] => h2:fresh",
  "p[style-name='heading 2'] => h3:fresh",
  "p[style-name='heading 3'] => h3:fresh",
  "p[style-name='Heading 1'] => h2:fresh",
  "p[style-name='Heading 2'] => h3:fresh",
  "p[style-name='Heading 3'] => h3:fresh",
]

/**
 * The text of a Word document as blocks: what is not text (pictures, links, colours) is left out.
 */
export async function readDocx(bytes: Buffer): Promise<Block[]> {
  const { value } = await mammoth.convertToHtml({ buffer: bytes }, { styleMap: STYLES, includeDefaultStyleMap: true })
  const window = new Window()
  const body = new window.DOMParser().parseFromString(`<body>${value}</body>`, 'text/html').body
  const blocks = [...body.children].flatMap((element) => parseElement(element as unknown as Element))
  await window.happyDOM.close()
  return blocks
}

function parseElement(element: Element): Block[] {
  const tag = element.tagName.toLowerCase()
  const selectAll = (selector: string, within: Element = element) => [...within.querySelectorAll(selector)]
  if (tag === 'ol' || tag === 'ul') return [[tag, selectAll('li').map(readRuns)]]
  if (tag === 'table') return [['table', selectAll('tr').map((row) => selectAll('td,th', row).map(readRuns))]]
  const runs = readRuns(element)
  if (!runs.length) return []
  return [[tag === 'h1' || tag === 'h2' || tag === 'h3' ? tag : 'p', runs]]
}

function readRuns(element: Element): Run[] {
  const runs: Run[] = []
  for (const node of [...element.childNodes]) {
    const text = node.textContent ?? ''
    if (!text) continue
    const inner = node.nodeType === 3 ? [text] : node.nodeName === 'STRONG' ? [{ b: text }] : readRuns(node as Element)
    runs.push(...inner)
  }
  return runs
}
