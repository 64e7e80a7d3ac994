import { useLayoutEffect, useState } from 'react'
import { insideApp } from '#shared/bridge/native.ts'
import { SHARED } from '#shared/core/config.ts'
import { reasonOf } from '#shared/core/fault.ts'
import { DebugFoot } from '#shared/ui/states/debug-slot.tsx'
import { Empty } from '#shared/ui/states/empty.tsx'
import { ErrorCard } from '#shared/ui/states/error-card.tsx'
import type { Problem } from './problem-of.ts'

export interface TroubleProps {
  problem: Problem
  onRetry: () => void
}

/** Why there is nothing to see, drawn, with the next step. */
export function TroubleCard({ problem, onRetry }: TroubleProps) {
  // Known in a browser alone: the edge draws this card too.
  const [isInApp, setInApp] = useState(false)
  useLayoutEffect(() => setInApp(insideApp()), [])
  if (problem !== 'incomplete' && problem.fault !== 'refused') return <ErrorCard error={problem} onRetry={onRetry} />
  // The service has no such thing. Why, a visitor is told by a notice, a member by the title, which takes the notice's place.
  const [title, line] =
    problem === 'incomplete'
      ? ['链接不完整', SHARED ? '请让好友从 App 重新分享' : '请从 App 重新打开']
      : [(!SHARED && reasonOf(problem)) || '内容不存在或已失效', isInApp ? '返回上一页看看' : '去 App 看看更多']
  return (
    <div role="alert" className="flex flex-1 flex-col">
      <Empty arc="warn" title={title!} line={line} drawing={<Paper />} />
      {import.meta.env?.DEBUG ? <DebugFoot /> : null}
    </div>
  )
}

const Paper = () => (
  <g fill="none" stroke="var(--color-tick)" strokeWidth={4} strokeLinecap="round" strokeLinejoin="round">
    <path d="M62 50h52v72H62z" fill="var(--color-surface)" stroke="var(--color-brand-text)" strokeWidth={3} />
    <path d="M74 70h28M74 86h28M74 102h14" />
  </g>
)
