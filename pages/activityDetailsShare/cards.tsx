import type { SharedActivity } from '#shared/api/activity.ts'
import { CampaignPrizes, Joined } from '#shared/app/campaign-prizes.tsx'
import { CARDS } from '#shared/app/campaign-states.tsx'
import { joinedText, prizeView } from '#shared/app/campaign-view.ts'
import { CampaignWords } from '#shared/app/campaign-words.tsx'

export { datesText } from '#shared/app/campaign-view.ts'
export { imageUrl } from '#shared/core/safe-url.ts'

/** What stands below the poster. */
export const Cards = ({ activity }: { activity: SharedActivity }) => (
  <main className={CARDS}>
    <Joined count={joinedText(activity.totalSignUpCount)} />
    <CampaignPrizes prizes={activity.activityStalls.map(prizeView)} />
    <CampaignWords />
  </main>
)
