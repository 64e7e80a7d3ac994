import { CampaignCard } from './card.tsx'
import { PrizeRow } from './prize-row.tsx'
import type { PrizeView } from './view.ts'

/** The prizes as an invitation; nothing is drawn without any. */
export function CampaignPrizes({ prizes }: { prizes: readonly PrizeView[] }) {
  if (prizes.length === 0) return null
  return (
    <CampaignCard title="燃卡赢好礼">
      <ul className="grid gap-2.5">
        {prizes.map((prize) => (
          <PrizeRow key={prize.id} {...prize} />
        ))}
      </ul>
    </CampaignCard>
  )
}
