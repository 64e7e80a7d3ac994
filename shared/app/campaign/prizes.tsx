import { PRIZES_TITLE } from '#shared/campaign.ts'
import { CampaignCard } from './card.tsx'
import { PrizeRow } from './prize-row.tsx'
import type { PrizeView } from './view.ts'

/** The prizes as an invitation; nothing is drawn without any. */
export function CampaignPrizes({ prizes }: { prizes: readonly PrizeView[] }) {
  if (prizes.length === 0) return null
  return (
    <CampaignCard title={PRIZES_TITLE}>
      <ul className="grid gap-2.5">
        {prizes.map((prize) => (
          <PrizeRow key={prize.id} {...prize} />
        ))}
      </ul>
    </CampaignCard>
  )
}
