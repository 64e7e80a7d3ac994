import { OpenAppBar } from './open-app-bar.tsx'
import { Trouble, type TroubleProps } from './trouble.tsx'

/** A share page without its content: why, another try where that helps, and the way into the app. */
export const ShareTrouble = (props: TroubleProps) => (
  <main className="mx-auto flex min-h-screen max-w-[480px] flex-col">
    <div className="flex flex-1 flex-col">
      <Trouble {...props} />
    </div>
    <OpenAppBar target={{ page: 'home' }} />
  </main>
)
