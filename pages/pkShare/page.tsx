import { createPkQuery } from '#shared/api/pk.ts'
import { ICON_FILE, OPEN_APP } from '#shared/brand.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { QueryView } from '#shared/data/query-view.tsx'
import { requireIds, useQuery } from '#shared/data/use-query.ts'
import { PosterButton } from '#shared/features/poster/button.tsx'
import { ERROR_STATE, ShareErrorWithToast } from '#shared/features/share-page/share-error.tsx'
import { PLACEHOLDER } from '#shared/format/numbers.ts'
import { lazyComponent } from '#shared/lazy/lazy-component.tsx'
import { lazyModule } from '#shared/lazy/lazy-module.ts'
import { OpenAppButton } from '#shared/open-app/open-app.tsx'
import { type PageProps, queryIds } from '#shared/page/query.ts'
import { Avatar } from '#shared/ui/people/avatar.tsx'
import { isWechat, useShareCard } from '#shared/wechat/share.ts'
import { createPkView, type PkView, TOGETHER } from './model.ts'
import { getShareCard } from './share.ts'

const LATER = lazyModule(() => import('./later.tsx'))
const SharePrompt = lazyComponent(LATER, ({ SharePrompt }) => SharePrompt, {
  error: () => null,
})
const Arrival = lazyComponent(LATER, ({ ArrivalAnimation }) => ArrivalAnimation, { error: () => null })

export const modules = { later: LATER, error: ERROR_STATE }

/** A member's rank in a group challenge, with a button to join it. */
export function Page({ search }: PageProps) {
  const ids = queryIds(search, 'pkNo', 'userNo')
  const query = useQuery(requireIds(search, Object.values(ids), createPkQuery(ids.pkNo, ids.userNo)))
  return (
    <QueryView query={query} errorState={ShareErrorWithToast} skeleton={<Rank {...ids} />}>
      {(detail) => <Rank {...ids} view={createPkView(detail)} />}
    </QueryView>
  )
}

interface RankProps {
  pkNo: string
  userNo: string
  /** Undefined while loading. */
  view?: PkView
}

function Rank({ pkNo, userNo, view }: RankProps) {
  useShareCard(view && getShareCard(view, getPageUrl('pkShare', { pkNo, userNo })))
  return (
    <main className="deep-side min-h-screen bg-deep text-on-deep">
      {view && <Arrival />}
      <div className="relative page-column items-center overflow-hidden px-6 pt-5 pb-[calc(28px+var(--safe-bottom))] text-center side:grid side:max-w-[660px] side:grid-cols-2 side:content-center side:justify-items-center side:gap-x-6">
        <img
          src="/share/halo.svg"
          alt=""
          width={390}
          height={844}
          className="absolute inset-0 size-full object-cover side:left-[49%] side:w-1/2 side:object-[50%_55%]"
        />
        <p className="relative mb-7 flex min-h-[30px] items-center gap-1.5 self-end text-sub side:absolute side:top-2 side:right-0 side:mb-0 text-sprout">
          {isWechat() && <SharePrompt />}
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
        <RankNumber rank={view?.rank} />
        <p className="relative mb-4.5 flex side:mt-6 items-center gap-2.5 rounded-full bg-deep px-4 text-left text-sub text-on-deep-2 [word-break:keep-all]">
          <img src={ICON_FILE} alt="" width={36} height={36} />
          {TOGETHER}
        </p>
        <OpenAppButton target={{ page: 'home' }} className="open-app relative w-full">
          <span>
            {OPEN_APP} <span className="whitespace-nowrap">一起 PK</span>
          </span>
        </OpenAppButton>
        <PosterButton
          show={async () => (await LATER.load()).openPoster(view!, pkNo, userNo)}
          className={`relative mt-2 -mb-2.5 text-sprout ${view ? '' : 'invisible'}`}
        />
      </div>
    </main>
  )
}

/**
 * Font size by number of digits: the rank stays on one line on the narrowest phone, and in its half
 * in landscape.
 */
const SIZES = [
  '',
  'text-[min(15rem,62vw)]',
  'text-[min(13rem,50vw)] side:text-[min(12.5rem,28vw)]',
  'text-[min(9rem,34vw)] side:text-[min(8.5rem,18vw)]',
]
const SMALL = 'text-[min(6rem,22vw)] side:text-[min(4.5rem,10vw)]'
const SMALLEST = 'text-[min(3.5rem,13vw)] side:text-[min(3rem,8vw)]'
const getSizeClass = ({ length }: string) => SIZES[length] ?? (length > 6 ? SMALLEST : SMALL)

/**
 * 我在多人PK获得第 N 名 with the number as large as possible; an invitation without a rank; a skeleton of
 * the same height while loading.
 */
const RankNumber = ({ rank }: { rank: string | undefined }) => (
  <div className="relative grid flex-1 content-center justify-items-center gap-1.5 py-6 side:col-start-2 side:row-start-1 side:row-end-7 side:py-0">
    {/* Positioned above the background that forced colours add behind a large figure. */}
    <p className="relative rounded-full bg-deep px-4 text-head leading-normal text-on-deep-2">
      {rank === PLACEHOLDER ? '我正在参加多人PK' : '我在多人PK获得'}
    </p>
    <div className="grid h-[min(13.5rem,55.8vw)] content-center">
      {rank === PLACEHOLDER ? (
        <b className="text-[min(3.5rem,14vw)] leading-[1.3] text-sprout">等你来战</b>
      ) : (
        <p
          className={`flex items-baseline gap-2.5 text-[min(1.75rem,9vw)] leading-none font-semibold ${rank ? '' : 'invisible'}`}
        >
          第<b className={`num leading-[.9] tracking-[-.05em] text-sprout ${getSizeClass(rank ?? '0')}`}>{rank ?? 0}</b>
          名
        </p>
      )}
    </div>
  </div>
)
