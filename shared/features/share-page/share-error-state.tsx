import { useEffect } from 'react'
import type { ErrorStateProps } from '#shared/features/messages/error-state-card.tsx'
import { ErrorStateCard } from '#shared/features/messages/error-state-card.tsx'
import { OpenAppBar } from '#shared/open-app/bar.tsx'
import { getPageTitle } from '#shared/page/page-title.ts'

/** The way into the app where 重试 comes first: quiet. Where another try would not help it is the one way on, and keeps its colour. */
const SECOND =
  '[display:contents] [--color-brand:var(--color-fill)] [--color-brand-press:var(--color-line)] [--color-on-brand:var(--color-ink)]'

const hasRetry = ({ problem }: ErrorStateProps) => problem !== 'incomplete' && problem.fault !== 'refused'

/** What else the <head> has asked belongs to an item that is not there: an answer that nobody reads would keep its line. */
function readUnusedPreload() {
  for (const preload of Object.values(window.__early ?? {})) preload?.then((reply) => reply.text()).catch(() => {})
  window.__early = {}
}

/** A share page without its content: why, another try where that helps, and the way into the app. */
export function ShareErrorState(props: ErrorStateProps) {
  useEffect(readUnusedPreload, [])
  return (
    <main className="page-column">
      <h1 className="sr-only">{getPageTitle()}</h1>
      <div className="flex flex-1 flex-col">
        <ErrorStateCard {...props} />
      </div>
      <div className={hasRetry(props) ? SECOND : '[display:contents]'}>
        <OpenAppBar target={{ page: 'home' }} />
      </div>
    </main>
  )
}
