import { CampaignCard } from '#shared/app/campaign/card.tsx'
import { way } from '#shared/app/page/go.ts'
import { usePrefetch } from '#shared/app/page/prefetch.ts'
import { PosterButton } from '#shared/app/poster/button.tsx'
import { ENDED, PROGRESS_TITLE } from '#shared/campaign.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Dates } from '#shared/ui/layout/dates.tsx'
import { Countdown } from './countdown.tsx'
import type { CampaignState } from './model.ts'
import { PrizeRail } from './prize-rail.tsx'
import { columnsOf, PrizeTile } from './prize-tile.tsx'

type Challenge = Extract<CampaignState, { kind: 'challenge' }>

interface Props {
  state: Challenge
  onSelect: (prizeId: string) => void
  onClaim: () => void
  /** Makes a poster of the progress. */
  onPoster: () => Promise<unknown>
  addressHref: string
}

/** How far the member has come, and the prize to claim. */
export function ChallengeCards({ state, onSelect, onClaim, onPoster, addressHref }: Props) {
  const seen = usePrefetch<HTMLAnchorElement>(addressHref)
  const { progress, missing, prizes, claim } = state
  const isEnded = state.stage === 2
  return (
    <>
      {state.countdown && (
        <CampaignCard className="px-4 py-3">
          <Countdown {...state.countdown} />
        </CampaignCard>
      )}
      {isEnded && <ResultCard state={state} />}
      <CampaignCard title={PROGRESS_TITLE}>
        {!isEnded && (
          <div className="mb-3.5 flex flex-wrap items-end justify-between gap-2">
            <p className="text-body text-ink-2">
              <b className="num mr-1 text-[min(3.5rem,16vw)] leading-none tracking-[-.01em] text-brand-text">
                {progress}
              </b>
              千卡
            </p>
            {prizes.length > 0 && missing !== undefined && <Missing missing={missing} />}
          </div>
        )}
        {state.markers.length > 0 && (
          <PrizeRail percent={state.percent} markers={state.markers} label={railLabel(state)} />
        )}
        {prizes.length > 0 && (
          <div role="group" aria-label="选择奖品" className="mt-3.5 flex flex-wrap gap-2.5">
            {prizes.map((prize) => (
              <PrizeTile
                key={prize.id}
                {...prize}
                columns={columnsOf(prizes.length)}
                onSelect={() => onSelect(prize.id)}
              />
            ))}
          </div>
        )}
        {claim && (
          <Button
            kind="campaign"
            className={`mt-4.5 w-full ${claim.action === 'tellClaimed' ? 'bg-fill! text-ink-3!' : ''}`}
            disabled={claim.action === 'none'}
            onClick={onClaim}
          >
            {claim.label}
          </Button>
        )}
        <PosterButton show={onPoster} className="mt-1.5 -mb-2 w-full text-brand-text" />
        {claim?.hasAddressLink && (
          <a
            ref={seen}
            {...way(addressHref)}
            className="mt-1 flex min-h-touch items-center justify-center font-semibold text-brand-text underline underline-offset-4"
          >
            去填写收货地址
          </a>
        )}
      </CampaignCard>
    </>
  )
}

const Missing = ({ missing }: { missing: string }) => (
  <p className="ml-auto text-right text-sub elder:ml-0 elder:text-left max-[359px]:ml-0 max-[359px]:text-left leading-[1.5] text-ink-2">
    {missing ? (
      <>
        再燃烧 <b className="num text-fig-xs text-ink">{missing}</b> 千卡
        <br />
        解锁下一份奖品
      </>
    ) : (
      '全部奖品已解锁'
    )}
  </p>
)

function railLabel({ progress, markers }: Challenge): string {
  const steps = markers.map(({ text, isOpen }) => `${text} 千卡${isOpen ? '已解锁' : '未解锁'}`)
  return `已燃烧 ${progress} 千卡，${steps.join('，')}`
}

/** What a member has come to, once the challenge is over. */
function ResultCard({ state: { dates, progress, prizes } }: { state: Challenge }) {
  const opened = prizes.filter(({ isLocked }) => !isLocked).length
  const claimed = prizes.find(({ isClaimed }) => isClaimed)
  return (
    <CampaignCard title={ENDED}>
      <p className="text-sub leading-[1.5] text-ink-2">
        {dates && (
          <>
            <Dates text={dates} /> 我燃烧了
          </>
        )}
      </p>
      <p className="text-body text-ink-2">
        <b className="num mr-1 text-[min(3.5rem,16vw)] leading-[1.1] tracking-[-.01em] text-brand-text">{progress}</b>
        千卡
      </p>
      {prizes.length > 0 && (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-4 text-sub leading-[1.65] text-ink-2">
          <span>
            解锁 <b className="num text-fig-xs text-ink">{opened}</b> / {prizes.length} 份奖品
          </span>
          {claimed && <span>已领取 {claimed.name}</span>}
        </p>
      )}
    </CampaignCard>
  )
}
