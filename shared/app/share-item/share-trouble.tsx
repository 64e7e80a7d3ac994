import { useEffect } from 'react'
import type { TroubleProps } from '#shared/app/messages/trouble-card.tsx'
import { TroubleCard } from '#shared/app/messages/trouble-card.tsx'
import { OpenAppBar } from '#shared/app/open-app/bar.tsx'
import { pageTitle } from '#shared/app/page/page-title.ts'

/** The way into the app where 重试 comes first: quiet. Where another try would not help it is the one way on, and keeps its colour. */
const SECOND =
  '[display:contents] [--color-brand:var(--color-fill)] [--color-brand-press:var(--color-line)] [--color-on-brand:var(--color-ink)]'

const hasRetry = ({ problem }: TroubleProps) => problem !== 'incomplete' && problem.fault !== 'refused'

/** What else the <head> has asked belongs to an item that is not there: an answer that nobody reads would keep its line. */
function readUntaken() {
  for (const early of Object.values(window.__early ?? {})) early?.then((reply) => reply.text()).catch(() => {})
  window.__early = {}
}

/** A share page without its content: why, another try where that helps, and the way into the app. */
export function ShareTrouble(props: TroubleProps) {
  useEffect(readUntaken, [])
  return (
    <main className="page-column">
      <h1 className="sr-only">{pageTitle()}</h1>
      <div className="flex flex-1 flex-col">
        <TroubleCard {...props} />
      </div>
      <div className={hasRetry(props) ? SECOND : '[display:contents]'}>
        <OpenAppBar target={{ page: 'home' }} />
      </div>
    </main>
  )
}
