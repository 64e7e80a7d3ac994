import { useEffect, useState } from 'react'
import { debugPart } from '#shared/core/debug.ts'

/**
 * 复制诊断 where something failed, in a test build; drawn behind `import.meta.env.DEBUG` alone, and not by the first render, which may be the
 * edge's. It says itself how it went, without another part.
 */
export function DebugSlot({ className = '' }: { className?: string }) {
  const [words, setWords] = useState('')
  useEffect(() => {
    if (!window.__loadDebug) return
    setWords('复制诊断')
    // At hand before the tap: the clipboard wants it fresh.
    debugPart().catch(() => {})
  }, [])
  if (!words) return null
  const copy = () =>
    debugPart()
      .then((part) => part.copyDiagnosis())
      .catch(() => false)
      .then((isDone) => setWords(isDone ? '诊断已复制' : '复制失败，再试一次'))
  return (
    <button
      type="button"
      data-placed
      className={`min-h-touch px-5 text-sub text-ink-2 underline ${className}`}
      onClick={copy}
    >
      {words}
    </button>
  )
}

/** The same over the room at the foot of a card that fills the page: its margins give back what it takes. */
export const DebugFoot = () => <DebugSlot className="-mt-13 mb-2 min-h-11! self-center" />
