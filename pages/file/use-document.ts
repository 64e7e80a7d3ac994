import { useEffect, useState } from 'react'
import type { DocumentType } from '#shared/core/document.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { firstText } from './first-text.ts'

interface Shown {
  /** What is on screen; undefined until any text is there. */
  nodes?: readonly Node[]
  /** How far the Word file itself is. */
  word: 'loading' | 'ready' | 'failed'
  /** Why it failed. */
  error?: Error
}

/** What the page's HTML has already put on screen. */
const shownText = (): Element[] | undefined => {
  if (typeof document === 'undefined' || 'other' in document.documentElement.dataset) return undefined
  const text = [...(document.getElementById('legal-text')?.children ?? [])].filter(
    ({ tagName }) => tagName !== 'NOSCRIPT',
  )
  return text.length ? text : undefined
}

/**
 * A document, first as plain text, which is there at once or after one small request, then as its Word file shows it.
 * When the Word file can not be had, the text stays.
 */
export function useDocument(type: DocumentType) {
  const [shown, setShown] = useState<Shown>(() => ({ nodes: shownText(), word: 'loading' }))
  const [asked, setAsked] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` means once more
  useEffect(() => {
    const leave = new AbortController()
    const show = (next: (before: Shown) => Shown) => leave.signal.aborted || setShown(next)
    show(({ nodes }) => ({ nodes, word: 'loading' }))
    firstText.then(
      (nodes) => show((before) => (before.nodes ? before : { ...before, nodes })),
      () => {}, // the Word file is still on its way
    )
    readWord(type, leave.signal).then(
      (nodes) => show(() => ({ nodes, word: 'ready' })),
      async (error: Error) => {
        console.warn('document', error.name, error.message)
        await firstText.catch(() => {})
        show(({ nodes }) => ({ nodes, word: 'failed', error }))
      },
    )
    return () => leave.abort()
  }, [type, asked])

  return { ...shown, retry: () => setAsked((times) => times + 1) }
}

async function readWord(type: DocumentType, signal: AbortSignal): Promise<Node[]> {
  const { wordDocument } = await lazy(() => import('./word.ts'))
  return wordDocument(type, signal)
}
