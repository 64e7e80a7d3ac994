import { CampaignWords } from '#shared/app/campaign/words.tsx'
import { StewardCard } from './steward-card.tsx'

export { Ranking } from './ranking.tsx'
export { Steps } from './steps.tsx'

/** What stands below the fold, in one piece that arrives after the cards. */
export const Below = ({ deadline }: { deadline: string }) => (
  <>
    <StewardCard />
    <CampaignWords deadline={deadline} />
  </>
)
