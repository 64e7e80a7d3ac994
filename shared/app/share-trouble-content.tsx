import { OpenAppBar } from './open-app-bar.tsx'
import type { TroubleProps } from './trouble.tsx'
import { TroubleCard } from './trouble-card.tsx'

/** Why there is nothing to see, another try where that helps, and the way into the app. */
export const TroubleContent = (props: TroubleProps) => (
  <>
    <div className="flex flex-1 flex-col">
      <TroubleCard {...props} />
    </div>
    <OpenAppBar target={{ page: 'home' }} />
  </>
)
