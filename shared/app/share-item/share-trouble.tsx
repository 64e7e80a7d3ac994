import type { TroubleProps } from '#shared/app/messages/trouble.tsx'
import { TroubleCard } from '#shared/app/messages/trouble-card.tsx'
import { OpenAppBar } from '#shared/app/open-app/bar.tsx'
import { pageTitle } from '#shared/app/page/page-title.ts'

/** A share page without its content: why, another try where that helps, and the way into the app. */
export const ShareTrouble = (props: TroubleProps) => (
  <main className="mx-auto flex min-h-screen max-w-[480px] flex-col">
    <h1 className="sr-only">{pageTitle()}</h1>
    <div className="flex flex-1 flex-col">
      <TroubleCard {...props} />
    </div>
    <OpenAppBar target={{ page: 'home' }} />
  </main>
)
