import { useState } from 'react'

const LABELS = { ready: '生成海报', loading: '正在生成…', failed: '生成失败，重试' }

interface Props {
  /** Loads the poster's module and opens its sheet; rejects if the module fails to load. */
  show: () => Promise<unknown>
  /** Classes for colours and layout. */
  className: string
}

/**
 * Button that makes a poster of the page. Nothing is loaded before the tap; the label reports a
 * load error.
 */
export function PosterButton({ show, className }: Props) {
  const [state, setState] = useState<keyof typeof LABELS>('ready')
  const onTap = () => {
    setState('loading')
    show().then(
      () => setState('ready'),
      () => setState('failed'),
    )
  }
  return (
    <button
      type="button"
      className={`press min-h-touch rounded-full px-4 font-semibold ${className}`}
      aria-disabled={state === 'loading'}
      onClick={state === 'loading' ? undefined : onTap}
    >
      {LABELS[state]}
    </button>
  )
}
