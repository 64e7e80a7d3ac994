import { useLayoutEffect, useState } from 'react'
import { isInsideApp } from '#shared/bridge/native.ts'
import { SHARED } from '#shared/core/config.ts'
import { getReason } from '#shared/core/request-error.ts'
import type { ErrorStateProps } from '#shared/data/query-view.tsx'
import { DebugFooter } from '#shared/ui/states/debug-slot.tsx'
import { EmptyState } from '#shared/ui/states/empty.tsx'
import { ErrorCard } from '#shared/ui/states/error-card.tsx'

/** Error card with a drawing, the reason and the next step. */
export function ErrorStateCard({ error, onRetry }: ErrorStateProps) {
  // Determined only in the browser, because the edge renders this card too.
  const [isInApp, setInApp] = useState(false)
  useLayoutEffect(() => setInApp(isInsideApp()), [])
  const isIncomplete = error.errorCode === 'incomplete'
  if (!isIncomplete && error.errorCode !== 'refused') return <ErrorCard error={error} onRetry={onRetry} />
  // The item does not exist. A visitor gets the reason as a toast, a member as the title.
  const [title, line] = isIncomplete
    ? ['链接不完整', SHARED ? '请让好友从 App 重新分享' : '请从 App 重新打开']
    : [(!SHARED && getReason(error)) || '内容不存在或已失效', isInApp ? '返回上一页看看' : '去 App 看看更多']
  return (
    <div role="alert" className="flex flex-1 flex-col">
      <EmptyState isPage={SHARED} arc="warn" title={title!} line={line} drawing={<Paper />} />
      {import.meta.env?.DEBUG ? <DebugFooter /> : null}
    </div>
  )
}

const Paper = () => (
  <g fill="none" stroke="var(--color-tick)" strokeWidth={4} strokeLinecap="round" strokeLinejoin="round">
    <path d="M62 50h52v72H62z" fill="var(--color-surface)" stroke="var(--color-brand-text)" strokeWidth={3} />
    <path d="M74 70h28M74 86h28M74 102h14" />
  </g>
)
