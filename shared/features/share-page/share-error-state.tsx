import { useEffect } from 'react'
import { pageGlobals } from '#shared/core/page-globals.ts'
import { getReason } from '#shared/core/request-error.ts'
import type { ErrorStateProps } from '#shared/data/query-view.tsx'
import { ErrorStateCard } from '#shared/features/messages/error-state-card.tsx'
import { reportFailure, showMessage } from '#shared/features/messages/messages.ts'
import { OpenAppBar } from '#shared/open-app/bar.tsx'

/**
 * Secondary style of the app button next to 重试. Without a retry it is the primary action and keeps
 * its colour.
 */
const SECOND =
  '[display:contents] [--color-brand:var(--color-fill)] [--color-brand-press:var(--color-line)] [--color-on-brand:var(--color-ink)]'

const hasRetry = ({ error }: ErrorStateProps) => !/incomplete|refused/.test(error.errorCode ?? '')

/**
 * Reads the preloaded responses that the missing item makes useless: an unread response would block
 * its connection.
 */
function readUnusedPreload() {
  for (const preload of Object.values(pageGlobals.preload)) preload?.then((reply) => reply.text()).catch(() => {})
  pageGlobals.preload = {}
}

/**
 * Error state of a share page: reason, retry if useful, and the button that opens the app. The card
 * does not show the reason of a refusal; a toast does.
 */
export function ShareErrorState(props: ErrorStateProps) {
  const { error } = props
  useEffect(readUnusedPreload, [])
  useEffect(() => {
    if (error.errorCode === 'refused') reportFailure(error)
  }, [error])
  return (
    <main className="page-column">
      <div className="flex flex-1 flex-col">
        <ErrorStateCard {...props} />
      </div>
      <div className={hasRetry(props) ? SECOND : '[display:contents]'}>
        <OpenAppBar target={{ page: 'home' }} />
      </div>
    </main>
  )
}

/** The same with a toast for other errors, too: the group, PK, workout and group-report pages. */
export function ShareErrorToast(props: ErrorStateProps) {
  const { error } = props
  useEffect(() => {
    if (!/refused|aborted|incomplete/.test(error.errorCode ?? '')) showMessage(getReason(error) || '查询失败')
  }, [error])
  return <ShareErrorState {...props} />
}
