import { PrizeRow } from '#shared/ui/prize-row.tsx'
import { CampaignCard } from './campaign-card.tsx'
import type { PrizeView } from './campaign-view.ts'

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

/** How many take part; nothing when the service does not say. */
export const Joined = ({ count }: { count?: string }) =>
  count === undefined ? null : (
    <CampaignCard className="p-4 text-center text-ink-2">
      已有<b className="num mx-1 text-fig-l leading-[1.2] text-brand-text">{count}</b>人参加
    </CampaignCard>
  )
