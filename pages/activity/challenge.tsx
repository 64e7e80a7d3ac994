import { Fragment } from 'react'
import { CLAIM_NOTE, COUNTDOWN, ENDED, PROGRESS_TITLE } from '#shared/campaign.ts'
import { CampaignCard, PrizePicture, PrizeValue } from '#shared/features/campaign/campaign.tsx'
import { PosterButton } from '#shared/features/poster/button.tsx'
import { getLinkProps } from '#shared/page/navigate.ts'
import { usePrefetch } from '#shared/page/prefetch.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Icon } from '#shared/ui/icons/icon.tsx'
import { Dates } from '#shared/ui/layout/dates.tsx'
import type { CampaignState, PrizeChoice, RailMarker } from './model.ts'

type Challenge = Extract<CampaignState, { kind: 'challenge' }>

interface Props {
  state: Challenge
  onSelect: (prizeId: string) => void
  onClaim: () => void
  /** Label of the claim button while a request is pending, else false. */
  claiming: string | false
  /** Creates a poster of the progress. */
  onPoster: () => Promise<unknown>
  addressHref: string
}

/** The member's progress and the prizes to claim. */
export function ChallengeCards({ state, onSelect, onClaim, claiming, onPoster, addressHref }: Props) {
  const seen = usePrefetch<HTMLAnchorElement>(addressHref)
  const { progress, missing, prizes, claim } = state
  const isEnded = state.stage === 2
  return (
    <>
      {state.countdown && (
        <CampaignCard className="px-4 py-3">
          <Countdown {...state.countdown} label={isEnded ? ENDED : COUNTDOWN} />
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
            {prizes.length > 0 && missing !== undefined && <MissingKcal missing={missing} />}
          </div>
        )}
        {state.markers.length > 0 && (
          <PrizeRail percent={state.percent} markers={state.markers} label={describeRail(state)} />
        )}
        {prizes.length > 0 && (
          <div role="group" aria-label="选择奖品" className="mt-3.5 flex flex-wrap gap-2.5">
            {prizes.map((prize) => (
              <PrizeTile
                key={prize.id}
                {...prize}
                columns={getColumns(prizes.length)}
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
            busyLabel={claiming}
            onClick={onClaim}
          >
            {claim.label}
          </Button>
        )}
        {claim?.hasNote && <p className="mt-2 text-center text-caption text-ink-2 phrases">{CLAIM_NOTE}</p>}
        <PosterButton show={onPoster} className="mt-1.5 -mb-2 w-full text-brand-text" />
        {claim?.hasAddressLink && (
          <a
            ref={seen}
            {...getLinkProps(addressHref)}
            className="mt-1 flex min-h-touch items-center justify-center font-semibold text-brand-text underline underline-offset-4"
          >
            去填写收货地址
          </a>
        )}
      </CampaignCard>
    </>
  )
}

const MissingKcal = ({ missing }: { missing: string }) => (
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

function describeRail({ progress, markers }: Challenge): string {
  const steps = markers.map(({ text, isOpen }) => `${text} 千卡${isOpen ? '已解锁' : '未解锁'}`)
  return `已燃烧 ${progress} 千卡，${steps.join('，')}`
}

const RESULT_TITLE = '我的成绩'

/** The member's result after the end of the challenge. */
function ResultCard({ state: { dates, progress, prizes } }: { state: Challenge }) {
  const opened = prizes.filter(({ isLocked }) => !isLocked).length
  const claimed = prizes.find(({ isClaimed }) => isClaimed)
  return (
    <CampaignCard title={RESULT_TITLE}>
      <p className="text-sub leading-[1.5] text-ink-2">
        {dates && (
          <>
            <Dates text={dates.replace(' – ', '–')} /> 共燃烧
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
            解锁 <b className="num text-fig-xs text-ink">{opened}</b>/{prizes.length} 份奖品
          </span>
          {claimed && <span>已领{claimed.name}</span>}
        </p>
      )}
    </CampaignCard>
  )
}

interface CountdownProps {
  /** Zero-padded; days may have three digits. */
  days: string
  hours: string
  minutes: string
  seconds: string
  label: string
}

const BOX =
  'num block min-w-[1.75em] rounded-[9px] bg-sun-ink px-0.5 text-[min(1.25rem,6.6vw)] leading-[1.75] text-sun-glow'

/**
 * Time left in four boxes (days, hours, minutes, seconds). `role="timer"` keeps screen readers from
 * announcing every second.
 */
function Countdown({ days, hours, minutes, seconds, label }: CountdownProps) {
  const units = [
    [days, '天'],
    [hours, '时'],
    [minutes, '分'],
    [seconds, '秒'],
  ] as const
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
      <p className="text-sub leading-[1.5] text-ink-2">{label}</p>
      <div role="timer" className="flex flex-wrap items-center gap-1 text-center text-tight text-sun-ink-2">
        {units.map(([value, unit]) => (
          <Fragment key={unit}>
            <b className={BOX}>{value}</b>
            {unit}
          </Fragment>
        ))}
      </div>
    </div>
  )
}

interface PrizeRailProps {
  /** 0–100 */
  percent: number
  markers: readonly RailMarker[]
  /** Text alternative for screen readers. */
  label: string
}

/**
 * From this number of markers the discs are smaller and the label of the last but one sits one line
 * lower.
 */
const MANY = 5

const GIFT =
  'M4.5 12v7a1.5 1.5 0 0 0 1.5 1.5h12a1.5 1.5 0 0 0 1.5-1.5v-7M3.500 9.400A1.400 1.400 0 0 1 4.900 8h14.200a1.400 1.400 0 0 1 1.400 1.400v1.200a1.400 1.400 0 0 1-1.400 1.400H4.900a1.400 1.400 0 0 1-1.400-1.400zM12 8v12.500M12 8S10.500 3.500 8 3.500A2.200 2.200 0 0 0 8 8h8a2.200 2.200 0 0 0 0-4.500C13.500 3.500 12 8 12 8'

/**
 * Progress bar with prize markers. The fill animates once, and unlocked prizes pop up as it passes
 * them.
 */
function PrizeRail({ percent, markers, label }: PrizeRailProps) {
  const isMany = markers.length >= MANY
  return (
    <div role="img" aria-label={label} className={`relative mt-1.5 ${isMany ? 'h-[84px]' : 'h-[66px]'}`}>
      <i className="absolute inset-x-0 top-2.5 h-3.5 overflow-hidden rounded-[7px] bg-sun-fill">
        <i
          className="fill-grow block h-full rounded-[7px] bg-[linear-gradient(90deg,theme(--color-sun),theme(--color-coral))]"
          style={{ width: `${percent}%` }}
        />
      </i>
      {markers.map(({ at, text, isOpen }, index) => (
        <span
          key={at}
          style={{ left: `${at}%` }}
          className={`num absolute top-0 grid whitespace-nowrap justify-items-center gap-1 text-tight leading-[1.2] [transform:translateX(-50%)] ${isOpen ? 'text-ember-text' : 'text-sun-ink-2'}`}
        >
          <i
            className={`grid place-items-center rounded-full border-[2.5px] ${isMany ? 'mt-1 size-[26px]' : 'size-[34px]'} ${isOpen ? 'pop-in border-sun-surface bg-ember text-white' : 'border-sun-fill bg-sun-surface'}`}
            style={isOpen ? { animationDelay: `calc(var(--dur-draw) * ${(at / 140).toFixed(2)})` } : undefined}
          >
            <Icon size={isMany ? 13 : isOpen ? 18 : 16} d={isOpen ? GIFT : LOCK} />
          </i>
          <span className={isMany && index === markers.length - 2 ? 'pt-[1.2em]' : ''}>{text}</span>
        </span>
      ))}
    </div>
  )
}

/** Icon of a locked prize. */
const LOCK =
  'M8 10.500h8a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-4a3 3 0 0 1 3-3zm0 0V8a4 4 0 0 1 8 0v2.500m-4 4v2.200'

interface PrizeTileProps extends PrizeChoice {
  /** Maximum number of tiles per row. */
  columns: Columns
  onSelect: () => void
}

/** Prizes per row, chosen so that no prize is alone in the last row. */
type Columns = keyof typeof WIDTHS
/** @param count number of prizes; a row that is not full is shared evenly */
const getColumns = (count: number): Columns => (count === 1 ? 1 : count === 2 || count % 3 === 1 ? 2 : 3)

/**
 * Upright tile. Below 360 px and in large-text mode it turns into a row of its own, and its text
 * wraps below the image where there is no room.
 */
const UPRIGHT =
  'flex-col gap-1.5 px-1 py-3 text-center max-[360px]:basis-full max-[360px]:flex-row max-[360px]:gap-x-3.5 max-[360px]:py-2 max-[360px]:pr-10 max-[360px]:pl-2.5 max-[360px]:text-left elder:basis-full elder:flex-row elder:gap-x-3.5 elder:py-2 elder:pr-10 elder:pl-2.5 elder:text-left max-[360px]:*:last:flex-1 elder:*:last:flex-1'
const WIDTHS = {
  1: 'basis-full flex-row gap-x-3.5 gap-y-1.5 py-2 pr-10 pl-2.5 text-left *:last:flex-1',
  2: `basis-[max(5.5rem,calc(50%-5px))] ${UPRIGHT}`,
  3: `basis-[max(5.5rem,calc((100%-20px)/3))] ${UPRIGHT}`,
}

/**
 * One selectable prize: checked when selected, dimmed with a lock while out of reach, 已领取 once
 * claimed.
 */
function PrizeTile(props: PrizeTileProps) {
  const { name, image, value, thresholdText, isLocked, isSelected, canSelect, isClaimed, columns, onSelect } = props
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      disabled={!canSelect}
      className={`press relative flex grow flex-wrap items-center rounded-[16px] border-2 text-sub leading-[1.45] ${WIDTHS[columns]} ${isSelected || isClaimed ? 'border-ember bg-white' : 'border-transparent bg-sun-canvas'} ${isLocked ? 'text-sun-ink-2' : ''}`}
      onClick={onSelect}
    >
      {isSelected && (
        <i className="absolute -top-0.5 -right-0.5 grid size-[26px] place-items-center rounded-tr-tile rounded-bl-[12px] bg-ember text-white">
          <Icon size={17} d="M5 12.500 9.500 17 19 7.500" />
        </i>
      )}
      {isClaimed && (
        <span className="absolute -top-0.5 -right-0.5 rounded-tr-tile rounded-bl-[12px] bg-ember px-2 py-0.5 text-caption text-white">
          已领取
        </span>
      )}
      {isLocked && !isClaimed && (
        <i className="absolute top-1.5 right-1.5 grid size-7 place-items-center rounded-full bg-sun-ink text-sun-glow">
          <Icon size={17} d={LOCK} />
        </i>
      )}
      <PrizePicture src={image} size={68} className={`flex-none ${isLocked ? 'opacity-[.42]' : ''}`} />
      <span className="max-w-full">
        {name}
        <PrizeValue value={value} className={`block text-fig-xs leading-[1.4] ${isLocked ? '' : 'text-ember-text'}`} />
        <small className="block whitespace-nowrap text-caption leading-[1.4] text-sun-ink-2">
          <b className="num text-[max(var(--text-tight),1em)] font-semibold">{thresholdText}</b> 千卡
        </small>
        {isLocked && <span className="sr-only">未解锁</span>}
      </span>
    </button>
  )
}
