import { useState } from 'react'
import { go } from '#shared/app/page/go.ts'
import { usePrefetch } from '#shared/app/page/prefetch.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { DownIcon, UpIcon } from '#shared/ui/icons/icons.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { TILES_AT_FIRST, type Tile } from './details-model.ts'
import { MetricTile } from './metric-tile.tsx'
import { leavePlace, useKeptPlace } from './place.ts'

interface Props {
  tiles: readonly Tile[]
  /** What fat and muscle weigh, in parts that stay whole. */
  masses: readonly string[]
  /** The guide is open: nothing opens. */
  isStill: boolean
  /** The member's profile is known, or cannot be had: nothing above grows any more. */
  isSettled: boolean
}

/** The metrics of the body, six of them at first. */
export function CompositionGrid({ tiles, masses, isStill, isSettled }: Props) {
  const place = useKeptPlace(isSettled)
  const [isWhole, setWhole] = useState(place?.isWhole === true)
  const way = usePrefetch<HTMLUListElement>(pageUrl('analysis'))
  const shown = isWhole ? tiles : tiles.slice(0, TILES_AT_FIRST)
  return (
    // The guide points here; the margin keeps the card off the bar at the bottom.
    <div id="composition">
      <Card title="身体成分" right={tiles.some(({ change }) => change !== undefined) && '较上次测量'}>
        {/* Two columns, also on a wide phone; one where the text is too large for two. */}
        <ul
          role="list"
          ref={way}
          className="grid grid-cols-[repeat(auto-fit,minmax(max(min(100%,calc(6.8rem*var(--grow))),34%),1fr))] gap-2.5"
        >
          {shown.map((tile) => (
            <li key={tile.metric.key}>
              <MetricTile
                tile={tile}
                onOpen={(href) => {
                  if (isStill) return
                  leavePlace({ top: scrollY, isWhole })
                  go(href)
                }}
              />
            </li>
          ))}
        </ul>
        {masses.length > 0 && (
          <p className="mt-3 flex flex-wrap gap-x-3 text-sub text-ink-2">
            {masses.map((words) => (
              <span key={words}>{words}</span>
            ))}
          </p>
        )}
        {tiles.length > TILES_AT_FIRST && (
          <button
            type="button"
            aria-expanded={isWhole}
            className="press mt-2 -mb-2 flex min-h-touch w-full items-center justify-center gap-1 text-sub text-ink-2"
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? '收起' : `展开全部 ${tiles.length} 项`}
            {isWhole ? <UpIcon grows={18} /> : <DownIcon grows={18} />}
          </button>
        )}
      </Card>
    </div>
  )
}
