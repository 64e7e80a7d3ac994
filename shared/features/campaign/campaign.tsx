import { type ReactNode, useEffect } from 'react'
import { CAMPAIGN_NAME, CROWD_PICTURE, GIFT_PICTURE, PRIZES_TITLE, SCENE, TITLE_PICTURE } from '#shared/campaign.ts'
import type { TimeInput } from '#shared/format/dates.ts'
import { PLACEHOLDER } from '#shared/format/numbers.ts'
import { Dates } from '#shared/ui/layout/dates.tsx'
import { formatDates, type PrizeView } from './view.ts'

/**
 * Frame of the campaign pages: always light, in its own colours (`season` in
 * ui/styles/utilities.css).
 */
export function CampaignFrame({ children }: { children: ReactNode }) {
  // Also colours the overscroll area, and elements rendered outside the page.
  useEffect(() => document.documentElement.classList.add('season'), [])
  return <main className="season page-column bg-canvas text-ink">{children}</main>
}

interface Props {
  /** The activity's own picture, a guarded address; '' keeps the built-in scene. */
  image?: string
  /** The `Days` pill, once the dates are loaded. */
  days?: ReactNode
  /**
   * True on a page in the app: adds space for its bar above the scene. Its pictures do not delay
   * the `load` event, after which Android shells inject the bridge.
   */
  hasBar?: boolean
}

/**
 * Pictures stay within the column and fade out at its sides on wider windows. A scene with a wide
 * variant fills the window; in landscape its people move right of the name.
 */
const WIDER = [
  'min-[560px]:[mask-image:linear-gradient(90deg,#0000,#000_14%,#000_86%,#0000)]',
  'min-[560px]:left-[calc(50%-50vw)] min-[560px]:w-screen min-[560px]:max-w-none min-[560px]:object-fill side:w-[calc(100vw+290px)]',
]

/**
 * Poster at the top: scene, days, name. The runner's head begins at 47 % of its height, so days and
 * name end above it, or next to it on a low screen.
 */
export const CampaignHero = ({ image, days, hasBar }: Props) => (
  <header className="min-[481px]:mx-[calc(50%-50vw)] flex-none bg-scene pt-[var(--status-bar,env(safe-area-inset-top,0px))] text-on-scene side:overflow-hidden">
    <div className={hasBar ? 'h-nav' : 'h-2'} />
    <div className="relative mx-auto aspect-[390/370] max-w-[480px] text-center min-[560px]:aspect-auto min-[560px]:h-[455px] side:h-[62vh] side:px-3 side:pt-[4vh]">
      <img
        src={image || SCENE}
        alt=""
        width={390}
        height={430}
        fetchPriority="high"
        loading={hasBar ? 'lazy' : undefined}
        className={`absolute inset-0 size-full object-cover object-bottom ${WIDER[Number(!image || image.endsWith('-wide.svg'))]}`}
        onError={({ currentTarget }) => replacePicture(currentTarget, SCENE)}
      />
      <p className="relative flex h-7.5 justify-center pt-1 side:w-1/2">{days}</p>
      <h1 className="relative mx-auto mt-1 w-[63%] side:mx-0 side:w-1/2">
        <img
          src={TITLE_PICTURE}
          alt={CAMPAIGN_NAME}
          width={790}
          height={404}
          loading={hasBar ? 'lazy' : undefined}
          className="h-auto w-full"
        />
      </h1>
    </div>
  </header>
)

/** Dates of the challenge as a pill on its poster; renders nothing if either date is unknown. */
export function Days({ startTime, endTime }: { startTime: TimeInput; endTime: TimeInput }) {
  const days = formatDates(startTime, endTime)
  return days ? (
    <b className="num rounded-[13px] bg-scene-deep pr-3 pl-3.5 text-tight leading-[26px] tracking-[.12em]">
      <Dates text={days} />
    </b>
  ) : null
}

/** A card with a small sun before its title. */
export const CampaignCard = ({
  title,
  className = 'p-5',
  children,
}: {
  title?: string
  className?: string
  children: ReactNode
}) => (
  <section className={`rounded-card border border-line bg-surface ${className}`}>
    {title && (
      <h2 className="mb-4 flex items-center gap-2 text-head leading-[1.4]">
        <Sun />
        {title}
      </h2>
    )}
    {children}
  </section>
)

const Sun = () => (
  <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="var(--color-coral)" aria-hidden="true">
    <circle cx="9" cy="9" r="7.500" strokeWidth={3} strokeDasharray="2.945 2.945" />
    <circle cx="9" cy="9" r="4.700" strokeWidth={1.6} strokeDasharray="1.846 1.846" />
  </svg>
)

/**
 * Number of participants; renders nothing without one. The heads are a generic drawing, placed
 * above the text if space is short.
 */
export const Joined = ({ count }: { count?: string }) =>
  count === undefined ? null : (
    <section className="flex min-h-16 flex-wrap items-center justify-center gap-x-2.5 rounded-card border border-line bg-surface p-4 text-center text-ink-2">
      <img src={CROWD_PICTURE} alt="" width={102} height={26} />
      <p>
        已有<b className="num mx-1 text-fig-l leading-[1.2] text-brand-text">{count}</b>
        <span className="whitespace-nowrap">人参加</span>
      </p>
    </section>
  )

/** Classes of the card list; the first card overlaps the bottom of the poster. */
export const CARDS = 'relative -mt-[18px] flex flex-1 flex-col gap-3 px-4 pb-6'

/** Skeleton of the cards. */
export const WaitingCards = () => (
  <div className={CARDS} role="status" aria-busy="true" aria-label="正在加载">
    <div className="grid h-16 place-items-center rounded-card border border-line bg-surface">
      <i className="skeleton h-6.5 w-52" />
    </div>
    <div className="rounded-card border border-line bg-surface p-5">
      <i className="skeleton mb-4 block h-6 w-28" />
      {[1, 2, 3].map((row) => (
        <div key={row} className="mt-2.5 flex h-24 items-center gap-3.5 rounded-[16px] bg-canvas px-2.5">
          <i className="skeleton size-19 rounded-full!" />
          <i className="skeleton h-10 w-2/5" />
        </div>
      ))}
    </div>
  </div>
)

/**
 * A prize's picture at a fixed size; a wrapped gift if it is missing or fails to load. Hidden from
 * screen readers, because the prize's name is next to it.
 */
export const PrizePicture = ({ src, size, className }: { src: string; size: number; className?: string }) => (
  <img
    src={src || GIFT_PICTURE}
    alt=""
    width={size}
    height={size}
    decoding="async"
    className={className}
    onError={({ currentTarget }) => replacePicture(currentTarget, GIFT_PICTURE)}
  />
)

/** Shows the campaign's own picture in place of one that failed to load. */
function replacePicture(image: HTMLImageElement, source: string) {
  if (!image.src.endsWith(source)) image.src = source
}

/** Prizes as an invitation; renders nothing without any. */
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

/** Number of characters from which a value fills the row of the smallest phone. */
const LONG = 9

/** A prize not yet unlocked: picture, name, required energy, value. */
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

/** ¥129 with a small sign; a dash if the value is unknown. */
export const PrizeValue = ({ value, className = '' }: { value: string; className?: string }) => (
  <b className={`num whitespace-nowrap ${className}`}>
    {value !== PLACEHOLDER && <small className="text-[.7em] elder:text-tight">¥</small>}
    {value}
  </b>
)
