import { useState } from 'react'
import { COLUMNS_QUERY } from '#shared/api/column.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { QueryView } from '#shared/data/query-view.tsx'
import { useQuery } from '#shared/data/use-query.ts'
import { type ColumnCard, toColumnCard } from '#shared/features/column/view.ts'
import { MemberBar } from '#shared/features/member/member-bar.tsx'
import { lazyErrorState } from '#shared/features/messages/error-state.tsx'
import { lazyComponent } from '#shared/lazy/lazy-component.tsx'
import { lazyModule } from '#shared/lazy/lazy-module.ts'
import { goBack } from '#shared/page/go-back.ts'
import { getLinkProps } from '#shared/page/navigate.ts'
import { usePrefetch } from '#shared/page/prefetch.ts'
import { useScrollRestoration } from '#shared/page/scroll-restoration.ts'
import { AvatarStack } from '#shared/ui/people/avatar-stack.tsx'

const LATER = lazyModule(() => import('./later.tsx'))
const ErrorState = lazyErrorState(LATER)
const NoColumns = lazyComponent(LATER, ({ NoColumns }) => NoColumns)

/** List of all training columns. */
export function Page() {
  const query = useQuery(COLUMNS_QUERY)
  useScrollRestoration(query.status === 'success')
  return (
    <main className="page-column">
      <MemberBar title="训练专栏" onBack={goBack} />
      <QueryView query={query} skeleton={<PageSkeleton />} empty={EMPTY} errorState={ErrorState}>
        {(columns) => (
          <ul role="list" className={LIST}>
            {columns.map(toColumnCard).map((column, index) => (
              <li key={column.id}>
                <ColumnLink column={column} isFirst={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </main>
  )
}

const LIST = 'flex flex-1 flex-col gap-3 px-4 pt-1 pb-6'

const EMPTY = (
  <div className={LIST}>
    <NoColumns />
  </div>
)

/** Skeleton cards: cover, name, description, members. */
const PageSkeleton = () => (
  <div role="status" aria-busy="true" aria-label="正在加载" className={LIST}>
    {[1, 2, 3].map((card) => (
      <div key={card} className="overflow-hidden rounded-card bg-surface shadow-card">
        <i className="skeleton block aspect-[358/178] rounded-none!" />
        <div className="px-5 pt-4 pb-[18px]">
          <p className="text-num-s leading-[1.4]">
            <i className="skeleton inline-block h-[.8em] w-2/5" />
          </p>
          <p className="mt-0.5 text-sub leading-[1.6]">
            <i className="skeleton inline-block h-[.8em] w-3/5" />
          </p>
          <p className="mt-1 text-sub leading-[1.6]">
            <i className="skeleton inline-block h-[.8em] w-2/5" />
          </p>
          <p className="mt-2.5 flex h-[26px] items-center gap-2.5 elder:h-[31px]">
            <i className="skeleton h-[26px] w-20 rounded-full!" />
            <i className="skeleton h-3 w-20" />
          </p>
        </div>
      </div>
    ))}
  </div>
)

const TONES = { 最新: 'bg-sprout text-[#122400]', 最热: 'bg-[#cf3a1c] text-white' }

/** Card of a column: cover, tag, name, members. The whole card is the link. */
export function ColumnLink({ column, isFirst }: { column: ColumnCard; isFirst: boolean }) {
  const { id, name, description, cover, tag, avatars, joined, extent } = column
  const [failed, setFailed] = useState(false)
  const seen = usePrefetch<HTMLAnchorElement>(getPageUrl('columnDetails'))
  return (
    <a
      ref={seen}
      {...getLinkProps(getPageUrl('columnDetails', { columnId: id }))}
      className="press relative block overflow-hidden rounded-card bg-surface shadow-card"
    >
      {/* Not dark behind a loaded image: it would be visible along the rounded corners of a
          light one. */}
      <div className={`aspect-[358/178] ${cover && !failed ? 'bg-fill' : 'bg-deep'}`}>
        {cover && !failed && (
          <img
            src={cover}
            alt=""
            width={358}
            height={178}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            className="size-full object-cover"
            onError={() => setFailed(true)}
          />
        )}
      </div>
      {tag && (
        <span
          className={`absolute top-3.5 left-3.5 rounded-[8px] px-[11px] py-[3px] text-caption leading-[1.5] font-semibold ${TONES[tag]}`}
        >
          {tag}
        </span>
      )}
      <div className="px-5 pt-4 pb-[18px]">
        <h2 className="text-num-s leading-[1.4]">
          <bdi>{name}</bdi>
        </h2>
        {description && <p className="mt-0.5 text-sub leading-[1.6] whitespace-pre-line text-ink-2">{description}</p>}
        {extent && <p className="num mt-1 text-sub leading-[1.6] text-ink-3">{extent}</p>}
        {joined !== undefined && (
          <p className="mt-2.5 flex flex-wrap items-center gap-2.5 text-sub text-ink-2">
            {avatars.length > 0 && <AvatarStack sources={avatars.slice(0, 4)} size={26} />}
            <span>
              <b className="num mr-0.5 text-label text-ink">{joined}</b>人已参加
            </span>
          </p>
        )}
      </div>
    </a>
  )
}
