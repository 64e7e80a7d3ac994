import { PRIZES_TITLE } from '#shared/campaign.ts'
import { MISSING } from '#shared/core/numbers.ts'
import { CampaignCard } from './card.tsx'
import { PrizePicture } from './prize-picture.tsx'
import type { PrizeView } from './view.ts'

/** The prizes as an invitation; nothing is drawn without any. */
export function CampaignPrizes({ prizes }: { prizes: readonly PrizeView[] }) {
  if (prizes.length === 0) return null
  return (
    <CampaignCard title={PRIZES_TITLE}>
      <ul role="list" className="grid gap-2.5">
        {prizes.map((prize) => (
          <PrizeRow key={prize.id} {...prize} />
        ))}
      </ul>
    </CampaignCard>
  )
}

/** From so many characters on a value fills the row of the smallest phone. */
const LONG = 9

/** A prize to look forward to: picture, name, what it takes, what it is worth. */
const PrizeRow = ({ name, image, value, thresholdText }: PrizeView) => (
  <li className="flex flex-wrap items-center gap-x-3.5 rounded-[16px] bg-sun-canvas py-2.5 pr-4 pl-2.5">
    <PrizePicture src={image} size={76} />
    <div className="flex min-w-0 flex-[1_1_6em] flex-wrap items-center gap-x-3.5">
      <div className="min-w-0 flex-[1_1_6em]">
        <h3 className="text-body leading-[1.45]">{name}</h3>
        <p className="text-sub leading-[1.5] text-sun-ink-2">
          燃烧 <b className="num text-label text-sun-ink">{thresholdText}</b>{' '}
          <span className="whitespace-nowrap">千卡解锁</span>
        </p>
      </div>
      <PrizeValue
        value={value}
        className={`leading-[1.2] text-ember-text ${value.length < LONG ? 'text-fig-l' : 'text-[min(var(--text-fig-l),10.5vw)]'}`}
      />
    </div>
  </li>
)

/** ¥129 with a small sign; a dash alone when the value is not known. */
export const PrizeValue = ({ value, className = '' }: { value: string; className?: string }) => (
  <b className={`num whitespace-nowrap ${className}`}>
    {value !== MISSING && <small className="text-[.7em] elder:text-tight">¥</small>}
    {value}
  </b>
)
