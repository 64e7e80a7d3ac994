import { useEffect } from 'react'
import type { ErrorStateProps } from '#shared/features/messages/error-state-card.tsx'
import { ErrorStateCard } from '#shared/features/messages/error-state-card.tsx'
import { OpenAppBar } from '#shared/open-app/bar.tsx'
import { getPageTitle } from '#shared/page/page-title.ts'

/**
 * Secondary style of the app button next to 重试. Without a retry it is the primary action and keeps
 * its colour.
 */
const SECOND =
  '[display:contents] [--color-brand:var(--color-fill)] [--color-brand-press:var(--color-line)] [--color-on-brand:var(--color-ink)]'

const hasRetry = ({ problem }: ErrorStateProps) => problem !== 'incomplete' && problem.errorCode !== 'refused'

/**
 * Reads the preloaded responses that the missing item makes useless: an unread response would block
 * its connection.
 */
function readUnusedPreload() {
  for (const preload of Object.values(window.__early ?? {})) preload?.then((reply) => reply.text()).catch(() => {})
  window.__early = {}
}

/** Error state of a share page: reason, retry if useful, and the button that opens the app. */
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
