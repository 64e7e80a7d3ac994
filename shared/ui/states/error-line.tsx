import { DebugSlot } from './debug-slot.tsx'

interface Props {
  message?: string
  onRetry: () => void
}

/** Error state of a part of a page: one line and a retry button, inside its card. */
export function ErrorLine({ message = '加载失败', onRetry }: Props) {
  return (
    <p role="alert" className="flex min-h-touch flex-wrap items-center justify-between gap-x-3 text-sub text-ink-2">
      {message}
      {import.meta.env?.DEBUG ? <DebugSlot className="ml-auto px-0!" /> : null}
      <button type="button" className="press min-h-touch min-w-touch font-semibold text-brand-text" onClick={onRetry}>
        重试
      </button>
    </p>
  )
}
