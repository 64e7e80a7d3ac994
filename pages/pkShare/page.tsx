import { useEffect } from 'react'
import { getPkDetail } from '#shared/api/pk.ts'
import { usePart } from '#shared/app/loading/use-part.ts'
import { OpenAppButton } from '#shared/app/open-app/open-app.tsx'
import { queryIds } from '#shared/app/page/query.ts'
import { PosterButton } from '#shared/app/poster/button.tsx'
import { useSharedItem } from '#shared/app/share-item/share-item.tsx'
import { inWechat, useShareCard } from '#shared/app/wechat/share.ts'
import { ICON_FILE, OPEN_APP } from '#shared/brand.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { Avatar } from '#shared/ui/people/avatar.tsx'
import { pkView } from './model.ts'
import { Place } from './place.tsx'
import { cardOf } from './share.ts'
import { TOGETHER } from './words.ts'

const loadPrompt = () => import('./share-prompt.tsx')
const loadArrival = () => import('./arrive.ts')

/** How a member did in a challenge of many, and the way to join it. */
export function Page() {
  const { pkNo, userNo } = queryIds('pkNo', 'userNo')
  const { item: view, trouble } = useSharedItem([pkNo, userNo], async (signal) =>
    pkView(await getPkDetail(pkNo, userNo, signal)),
  )
  useShareCard(view && cardOf(view, pageUrl('pkShare', { pkNo, userNo })))

  const [prompt] = usePart(loadPrompt, inWechat())
  const [arrival] = usePart(loadArrival, Boolean(view))
  useEffect(() => arrival?.arrive(), [arrival])

  if (trouble) return trouble
  return (
    <main className="min-h-screen bg-deep text-on-deep">
      <div className="relative mx-auto flex min-h-screen max-w-[480px] flex-col items-center overflow-hidden px-6 pt-5 pb-[calc(28px+var(--safe-bottom))] text-center">
        <img
          src="/share/halo.svg"
          alt=""
          width={390}
          height={844}
          className="absolute inset-0 size-full object-cover"
        />
        <p className="relative mb-7 flex min-h-[30px] items-center gap-1.5 self-end text-sub text-sprout">
          {prompt && <prompt.SharePrompt />}
        </p>
        <span className="relative rounded-full shadow-[0_0_0_3px_var(--color-deep),0_0_0_5px_var(--color-sprout)]">
          <Avatar src={view?.avatar} size={76} who={view?.name} />
        </span>
        <h1
          className="relative mt-4 min-h-[1.4em] w-full text-title leading-[1.4]"
          aria-label={view ? undefined : '正在加载'}
        >
          {view ? <bdi>{view.name}</bdi> : <i className="mx-auto block h-[1.2em] w-28 rounded-tag bg-[#ffffff1f]" />}
        </h1>
        <Place rank={view?.rank} />
        <p className="relative mb-4.5 flex items-center gap-2.5 rounded-full bg-deep pr-4 text-left text-sub text-on-deep-2 [word-break:keep-all]">
          <img src={ICON_FILE} alt="" width={36} height={36} />
          {TOGETHER}
        </p>
        <OpenAppButton target={{ page: 'home' }} className="relative w-full">
          <span>
            {OPEN_APP} <span className="whitespace-nowrap">一起 PK</span>
          </span>
        </OpenAppButton>
        <PosterButton
          show={async () => (await lazy(() => import('./poster.ts'))).show(view!, pkNo, userNo)}
          className={`relative mt-2 -mb-2.5 text-sprout ${view ? '' : 'invisible'}`}
        />
      </div>
    </main>
  )
}
