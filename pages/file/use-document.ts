import { useEffect, useState } from 'react'
import type { DocumentType } from '#shared/core/document.ts'
import { loadModule } from '#shared/core/loading/load-module.ts'
import { firstText } from './preload-text.ts'

interface DocumentState {
  /** The displayed nodes; undefined until any text has loaded. */
  nodes?: readonly Node[]
  /** Loading state of the Word file. */
  word: 'loading' | 'ready' | 'failed'
  /** Reason of the failure. */
  error?: Error
}

/** Text that the page's HTML already displays. */
const getDisplayedText = (): Element[] | undefined => {
  if (typeof document === 'undefined' || 'other' in document.documentElement.dataset) return undefined
  const text = [...(document.getElementById('legal-text')?.children ?? [])].filter(
    ({ tagName }) => tagName !== 'NOSCRIPT',
  )
  return text.length ? text : undefined
}

/**
 * Loads a document: first as plain text, at once or after one small request, then from its Word
 * file. If the Word file fails, the text stays.
 */
export function useDocument(type: DocumentType) {
  const [displayed, setDisplayed] = useState<DocumentState>(() => ({ nodes: getDisplayedText(), word: 'loading' }))
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` triggers a retry
  useEffect(() => {
    const leave = new AbortController()
    const updateDisplayed = (next: (before: DocumentState) => DocumentState) =>
      leave.signal.aborted || setDisplayed(next)
    updateDisplayed(({ nodes }) => ({ nodes, word: 'loading' }))
    firstText.then(
      (nodes) => updateDisplayed((before) => (before.nodes ? before : { ...before, nodes })),
      () => {}, // the Word file is still on its way
    )
    readWord(type, leave.signal).then(
      (nodes) => updateDisplayed(() => ({ nodes, word: 'ready' })),
      async (error: Error) => {
        console.warn('document', error.name, error.message)
        await firstText.catch(() => {})
        updateDisplayed(({ nodes }) => ({ nodes, word: 'failed', error }))
      },
    )
    return () => leave.abort()
  }, [type, attempt])

  return { ...displayed, retry: () => setAttempt((times) => times + 1) }
}

async function readWord(type: DocumentType, signal: AbortSignal): Promise<Node[]> {
  const { loadWordDocument } = await loadModule(() => import('./word.ts'))
  return loadWordDocument(type, signal)
}
