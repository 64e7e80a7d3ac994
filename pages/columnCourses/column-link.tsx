import { useState } from 'react'
import type { ColumnCard } from '#shared/app/column/view.ts'
import { way } from '#shared/app/page/go.ts'
import { usePrefetch } from '#shared/app/page/prefetch.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { AvatarStack } from '#shared/ui/people/avatar-stack.tsx'

const TONES = { 最新: 'bg-sprout text-[#122400]', 最热: 'bg-[#cf3a1c] text-white' }

/** One column: cover, tag, name, who has joined. The whole card leads to it. */
export function ColumnLink({ column, isFirst }: { column: ColumnCard; isFirst: boolean }) {
  const { id, name, description, cover, tag, avatars, joined } = column
  const [failed, setFailed] = useState(false)
  const seen = usePrefetch<HTMLAnchorElement>(pageUrl('columnDetails'))
  return (
    <a
      ref={seen}
      {...way(pageUrl('columnDetails', { columnId: id }))}
      className="press relative block overflow-hidden rounded-card bg-surface shadow-card"
    >
      {/* A dark ground would show as a line along the rounded corners of a light picture. */}
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
