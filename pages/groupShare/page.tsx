import { createInviteQuery } from '#shared/api/group-invite.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { loadModule } from '#shared/core/loading/load-module.ts'
import { QueryView } from '#shared/data/query-view.tsx'
import { requireIds, useQuery } from '#shared/data/use-query.ts'
import { PosterButton } from '#shared/features/poster/button.tsx'
import { ERROR_STATE, ShareErrorWithToast } from '#shared/features/share-page/share-error.tsx'
import { addCommas } from '#shared/format/numbers.ts'
import { OpenAppButton } from '#shared/open-app/open-app.tsx'
import { type PageProps, queryIds } from '#shared/page/query.ts'
import { Avatar } from '#shared/ui/people/avatar.tsx'
import { AvatarStack } from '#shared/ui/people/avatar-stack.tsx'
import { Mosaic } from '#shared/ui/people/mosaic.tsx'
import { useShareCard } from '#shared/wechat/share.ts'
import { createInviteView, EVERY_DAY, type InviteView } from './model.ts'
import { getShareCard } from './share.ts'

export const modules = { error: ERROR_STATE }

/** Invitation of a member to a group. */
export function Page({ search }: PageProps) {
  const ids = queryIds(search, 'groupId', 'userNo')
  const query = useQuery(requireIds(search, Object.values(ids), createInviteQuery(ids.groupId, ids.userNo)))
  return (
    <QueryView query={query} errorState={ShareErrorWithToast} skeleton={<Invitation {...ids} />}>
      {(invite) => <Invitation {...ids} view={createInviteView(invite)} />}
    </QueryView>
  )
}

interface InvitationProps {
  groupId: string
  userNo: string
  /** Undefined while loading. */
  view?: InviteView
}

function Invitation({ groupId, userNo, view }: InvitationProps) {
  return (
    <main className="min-h-screen bg-[linear-gradient(#d6f6e4,var(--color-canvas)_46%)]">
      <div className="page-column px-5 pt-11 pb-[calc(24px+var(--safe-bottom))] side:grid side:max-w-[760px] side:grid-cols-[1fr_220px] side:content-center side:gap-x-6 side:pt-6">
        <div className="flex items-center gap-3 px-1">
          {view ? <Inviter {...view.inviter} /> : <i className="size-13 flex-none rounded-full bg-brand-soft" />}
          <p className="min-w-0 leading-normal text-ink-2">
            <b className="block min-h-[1.5em] text-head text-ink">
              {view ? <bdi>{view.inviter.name}</bdi> : <i className="block h-[1.2em] w-24 rounded-tag bg-surface" />}
            </b>
            邀请你一起运动
          </p>
        </div>
        <Ticket view={view} link={getPageUrl('groupShare', { groupId, userNo })} />
        <div className="mt-auto pt-7 text-center side:col-start-2 side:row-start-1 side:row-end-3 side:mb-auto side:pt-0">
          <OpenAppButton target={{ page: 'group', id: groupId }} className="w-full">
            加入群组
          </OpenAppButton>
          <PosterButton
            show={async () => (await loadModule(() => import('./poster.ts'))).openPoster(view!, groupId, userNo)}
            className={`mt-1.5 text-brand-text ${view ? '' : 'invisible'}`}
          />
          <p className="mt-1 text-caption text-ink-3 [word-break:keep-all]">{EVERY_DAY}</p>
        </div>
      </div>
    </main>
  )
}

/** The group's picture; also sets the share card. */
function GroupPicture({ view, link }: { view: InviteView; link: string }) {
  useShareCard(getShareCard(view, link))
  return <Mosaic sources={view.faces} size={88} name="群组头像" className="size-22" />
}

/** Avatar of the inviting member. */
const Inviter = ({ name, avatar }: InviteView['inviter']) => <Avatar src={avatar} size={52} who={name} />

const NOTCH = 'absolute -top-3 size-[22px] rounded-full bg-[#e6f5ec]'

interface Props {
  view: InviteView | undefined
  /** URL in the share card. */
  link: string
}

/**
 * The group on a ticket: name, daily target and members. Without `view` it renders its skeleton.
 */
function Ticket({ view, link }: Props) {
  return (
    <section className="relative mt-6.5 rounded-[28px] bg-surface px-6 pt-8 pb-6.5 text-center shadow-[0_12px_40px_#0c3c241a] side:mt-4 side:grid side:grid-cols-2 side:content-center side:gap-x-4 side:py-7">
      <div className="flex h-22 justify-center">
        {view ? <GroupPicture view={view} link={link} /> : <i className="size-22 rounded-[28%] bg-fill" />}
      </div>
      <h1
        className="mt-4.5 min-h-[1.35em] text-page leading-[1.35] side:text-title side:leading-[1.35]"
        aria-label={view ? undefined : '正在加载'}
      >
        {view ? <bdi>{view.name}</bdi> : <i className="mx-auto block h-[1.2em] w-50 rounded-tag bg-fill" />}
      </h1>
      {(!view || view.target) && <TargetRing target={view?.target} />}
      <div className="relative -mx-6 mt-6.5 side:hidden mb-5.5 border-t-2 border-dashed">
        <i className={`${NOTCH} -left-[11px]`} />
        <i className={`${NOTCH} -right-[11px]`} />
      </div>
      <p className="flex min-h-[34px] side:mt-4 flex-wrap items-center justify-center gap-3 text-ink-2">
        {view && view.faces.length > 0 && <AvatarStack sources={view.faces} size={34} />}
        {view?.members && (
          <span>
            {view.members.before}
            <b className="num text-[1.125rem] text-ink">{view.members.count}</b> 人在练
          </span>
        )}
      </p>
    </section>
  )
}

/** Dash pattern of one tick and one gap; sixty fill the ring. */
const TICK = '2.6 6.406 '
const MINUTES = 60

/** Smaller from five digits on, to stay inside the dial. */
const getSizeClass = (minutes: number) => (minutes < 10_000 ? 'text-[min(4rem,17vw)]' : 'text-[min(1.5rem,7vw)]')

/** @param colour a literal class or value: the build keeps only tokens found in the sources */
const Ring = ({ colour, ticks }: { colour: string; ticks?: number }) => (
  <circle
    cx="98"
    cy="98"
    r="86"
    stroke={colour}
    strokeDasharray={ticks === undefined ? TICK : `${TICK.repeat(ticks)}0 999`}
    transform="rotate(-88.5 98 98)"
  />
)

/** 每日运动N分钟 on a 60-minute dial: one tick per minute, highlighted up to the target. */
const TargetRing = ({ target }: { target: InviteView['target'] }) => (
  <p className="relative mt-5 grid place-items-center side:col-start-2 side:row-start-1 side:row-end-4 side:mt-0">
    <svg width="196" height="196" viewBox="0 0 196 196" fill="none" strokeWidth={16} aria-hidden="true">
      <Ring colour="var(--color-line)" />
      {target && <Ring colour="var(--color-brand)" ticks={Math.min(target.minutes, MINUTES)} />}
    </svg>
    {target && (
      <span className="absolute text-tight leading-normal text-ink-2">
        {target.label}
        <b className={`num block leading-none tracking-[-.02em] text-ink ${getSizeClass(target.minutes)}`}>
          {addCommas(target.minutes)}
        </b>
        分钟
      </span>
    )}
  </p>
)
