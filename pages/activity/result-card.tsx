import { CampaignCard } from '#shared/app/campaign/card.tsx'
import { ENDED } from '#shared/campaign.ts'
import type { CampaignState } from './model.ts'

type Challenge = Extract<CampaignState, { kind: 'challenge' }>

/** What a member has come to, once the challenge is over: nothing is counted down any more. */
export function ResultCard({ state: { dates, progress, prizes } }: { state: Challenge }) {
  const opened = prizes.filter(({ isLocked }) => !isLocked).length
  const claimed = prizes.find(({ isClaimed }) => isClaimed)
  return (
    <CampaignCard title={ENDED}>
      <p className="text-sub leading-[1.5] text-ink-2">{dates && `${dates} 我燃烧了`}</p>
      <p className="text-body text-ink-2">
        <b className="num mr-1 text-[min(3.5rem,16vw)] leading-[1.1] tracking-[-.01em] text-brand-text">{progress}</b>
        千卡
      </p>
      {prizes.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-x-4 text-sub leading-[1.65] text-ink-2">
          <span>
            解锁 <b className="num text-fig-xs text-ink">{opened}</b> / {prizes.length} 份奖品
          </span>
          {claimed && <span>已领取 {claimed.name}</span>}
        </p>
      )}
    </CampaignCard>
  )
}
