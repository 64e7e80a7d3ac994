import type { ComponentProps, ReactNode } from 'react'
import campaign from '#scripts/legal/campaign.json' with { type: 'json' }
import type { Rank } from '#shared/api/activity.ts'
import type { Profile } from '#shared/api/user.ts'
import { RANKING_TITLE, STEPS_TITLE, STEWARD_QR } from '#shared/campaign.ts'
import { toImageUrl } from '#shared/core/links/safe-url.ts'
import { QueryView } from '#shared/data/query-view.tsx'
import type { QueryResult } from '#shared/data/use-query.ts'
import { CampaignCard } from '#shared/features/campaign/campaign.tsx'
import { FaqAndRules } from '#shared/features/campaign/faq-rules.tsx'
import { FlameIcon } from '#shared/ui/icons/icons-body.tsx'
import { FlagIcon, GiftIcon } from '#shared/ui/icons/icons-sport.tsx'
import { QrCard } from '#shared/ui/layout/qr-card.tsx'
import { RankRow } from '#shared/ui/people/rank-row.tsx'
import { ErrorLine } from '#shared/ui/states/error-line.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { createRankingView } from './ranking.ts'

export { ErrorStateCard } from '#shared/features/messages/error-state-card.tsx'
export { Popups } from './popups.tsx'
export { openPoster } from './poster.ts'

interface Props {
  /** The ranking of a challenge; false before it starts, when the steps are displayed. */
  ranking: ComponentProps<typeof Ranking> | false
  activity: ComponentProps<typeof FaqAndRules>
}

/**
 * Content below the fold, loaded lazily after the cards: ranking or steps, steward, FAQ and rules.
 */
export const Details = ({ ranking, activity }: Props) => (
  <>
    {ranking ? <Ranking {...ranking} /> : <Steps />}
    <StewardCard />
    <FaqAndRules {...activity} />
  </>
)

/** Contact card of the steward. */
const StewardCard = () => (
  <CampaignCard className="flex flex-wrap items-center gap-4 p-5">
    <QrCard src={STEWARD_QR} size={82} label="服务管家二维码，长按识别" />
    <div className="min-w-0 flex-[1_1_9em]">
      <h2 className="text-head leading-[1.4]">{STEWARD.title}</h2>
      <p className="mt-1 text-sub leading-[1.6] text-ink-2">{STEWARD.line}</p>
    </div>
  </CampaignCard>
)

/** Icons of the steps (`STEP_ICONS` of scripts/legal/campaign/schema.ts). */
const ICONS: Record<string, ReactNode> = {
  flag: <FlagIcon size={26} />,
  flame: <FlameIcon size={26} />,
  gift: <GiftIcon size={26} />,
}

/** Numbered steps in a row; they wrap when text is large. */
const Steps = () => (
  <CampaignCard title={STEPS_TITLE}>
    <ol role="list" className="fold-[5.4rem] gap-2 text-center">
      {STEPS.map(({ icon, title, line }, index) => (
        <li key={title} className="text-sub leading-[1.5]">
          <i className="relative mx-auto mb-2 grid size-14 place-items-center rounded-full bg-fill text-brand-text">
            {ICONS[icon]}
            <b className="num absolute -top-0.5 -right-1 size-[22px] rounded-full bg-ember text-tight leading-[22px] text-white">
              {index + 1}
            </b>
          </i>
          {title}
          <small className="block text-caption text-ink-2">{line}</small>
        </li>
      ))}
    </ol>
  </CampaignCard>
)

interface RankingProps {
  query: QueryResult<Rank[]>
  /** Undefined while loading. */
  profile: Profile | undefined
  /** kcal of the member, from the detail. */
  mine: number
  isOver: boolean
}

/**
 * The first ten rows in the order of the service, and the member's row: in the list, or sticky at
 * the bottom of the screen.
 */
const Ranking = ({ query, profile, mine, isOver }: RankingProps) => (
  <CampaignCard title={RANKING_TITLE} className="px-5 pt-5 pb-2 [overflow:clip]">
    <QueryView query={query} skeleton={<DetailsSkeleton />} errorState={ErrorLine}>
      {(ranks) => (
        <>
          {ranks.length === 0 && <p className="pb-3 text-ink-2">还没有人上榜</p>}
          <Rows {...createRankingView(ranks, profile, mine, isOver)} />
        </>
      )}
    </QueryView>
  </CampaignCard>
)

const Rows = ({ rows, pinned }: ReturnType<typeof createRankingView>) => (
  <>
    <ol role="list">
      {rows.map((row, index) => (
        <RankRow key={index} {...row} avatar={toImageUrl(row.avatar)} unit="千卡" />
      ))}
    </ol>
    {pinned && (
      <div className="sticky bottom-0 -mx-5 -mb-2 bg-brand-soft px-5 pb-[var(--safe-bottom)] shadow-[0_-10px_16px_-14px_theme(--color-sun-ink/50%)]">
        <ol role="list">
          <RankRow {...pinned} avatar={toImageUrl(pinned.avatar)} unit="千卡" />
        </ol>
        {pinned.note && <p className="-mt-1.5 pb-3 pl-[94px] text-caption text-ink-2">{pinned.note}</p>}
      </div>
    )}
  </>
)

const DetailsSkeleton = () => (
  <Loading>
    {[1, 2, 3, 4, 5].map((row) => (
      <div key={row} className="flex h-15 items-center gap-2.5">
        <Skeleton className="size-10 rounded-full!" />
        <Skeleton className="h-4 w-24" />
      </div>
    ))}
  </Loading>
)

// Texts of the campaign that only members see (`scripts/legal/campaign.json`).
const STEPS = campaign.steps

const STEWARD = campaign.steward
