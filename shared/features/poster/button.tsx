import { useState } from 'react'

const LABELS = { ready: '生成海报', busy: '正在生成…', lost: '生成失败，重试' }

interface Props {
  /** Fetches what draws the poster and opens its sheet: `() => lazy(() => import('./poster.ts')).then(({ show }) => show(view))`. */
  show: () => Promise<unknown>
  /** Colours and place. */
  className: string
}

/** Makes a poster of what the page shows. Nothing of it is fetched before the tap; a lost part leaves the button saying so. */
export function PosterButton({ show, className }: Props) {
  const [state, setState] = useState<keyof typeof LABELS>('ready')
  const onTap = () => {
    setState('busy')
    show().then(
      () => setState('ready'),
      () => setState('lost'),
    )
  }
  return (
    <button
      type="button"
      className={`press min-h-touch rounded-full px-4 font-semibold ${className}`}
      aria-disabled={state === 'busy'}
      onClick={state === 'busy' ? undefined : onTap}
    >
      {LABELS[state]}
    </button>
  )
}
