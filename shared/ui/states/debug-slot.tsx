import { useEffect, useState } from 'react'
import { loadDebugPart } from '#shared/core/debug.ts'
import { pageGlobals } from '#shared/core/page-globals.ts'

/**
 * Button 复制诊断 of an error state in test builds; render it only behind `import.meta.env.DEBUG`. It
 * is absent from the first render, which may be server-rendered. Its label reports the result,
 * without another module.
 */
export function DebugSlot({ className = '' }: { className?: string }) {
  const [label, setLabel] = useState('')
  useEffect(() => {
    if (!pageGlobals.loadDebug) return
    setLabel('复制诊断')
    // Loaded before the tap, because the clipboard requires a recent user gesture.
    loadDebugPart().catch(() => {})
  }, [])
  if (!label) return null
  const copyReport = () =>
    loadDebugPart()
      .then((part) => part.copyDiagnosis())
      .catch(() => false)
      .then((isDone) => setLabel(isDone ? '诊断已复制' : '复制失败，再试一次'))
  return (
    <button
      type="button"
      data-placed
      className={`min-h-touch px-5 text-sub text-ink-2 underline ${className}`}
      onClick={copyReport}
    >
      {label}
    </button>
  )
}

/**
 * The same at the bottom of a card that fills the page; negative margins compensate for its height.
 */
export const DebugFooter = () => <DebugSlot className="-mt-13 mb-2 min-h-11! self-center" />
