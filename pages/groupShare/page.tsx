import { getInvite } from '#shared/api/group-invite.ts'
import { OpenAppButton } from '#shared/app/open-app/open-app.tsx'
import { queryIds } from '#shared/app/page/query.ts'
import { PosterButton } from '#shared/app/poster/button.tsx'
import { FAILED_TEXT, useSharedItem } from '#shared/app/share-item/share-item.tsx'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { Inviter } from './faces.tsx'
import { EVERY_DAY, inviteView } from './model.ts'
import { Ticket } from './ticket.tsx'

/** A member's invitation into a group. */
export function Page() {
  const { groupId, userNo } = queryIds('groupId', 'userNo')
  const { item: view, trouble } = useSharedItem(
    [groupId, userNo],
    async (signal) => inviteView(await getInvite(groupId, userNo, signal)),
    FAILED_TEXT,
  )

  if (trouble) return trouble
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
        <Ticket view={view} link={pageUrl('groupShare', { groupId, userNo })} />
        <div className="mt-auto pt-7 text-center side:col-start-2 side:row-start-1 side:row-end-3 side:mb-auto side:pt-0">
          <OpenAppButton target={{ page: 'group', id: groupId }} className="w-full">
            加入群组
          </OpenAppButton>
          <PosterButton
            show={async () => (await lazy(() => import('./poster.ts'))).show(view!, groupId, userNo)}
            className={`mt-1.5 text-brand-text ${view ? '' : 'invisible'}`}
          />
          <p className="mt-1 text-caption text-ink-3 [word-break:keep-all]">{EVERY_DAY}</p>
        </div>
      </div>
    </main>
  )
}
