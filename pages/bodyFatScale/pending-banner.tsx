import type { BodyFatRecord } from '#shared/api/scale.ts'
import { go } from '#shared/app/page/go.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { withCommas } from '#shared/core/numbers.ts'
import { NextIcon, ScaleIcon } from '#shared/ui/icons/icons.tsx'
import { isPending } from './model.ts'

/** How many measurements wait for the member, when there are any; leads to their list. */
export function PendingBanner({ record }: { record: BodyFatRecord }) {
  if (!isPending(record)) return null
  return (
    <button
      type="button"
      className="press flex min-h-12 w-full items-center gap-2.5 rounded-tile bg-deep py-2 pr-3 pl-3.5 text-left text-sub text-on-deep"
      onClick={() => go(pageUrl('bodyFatScaleList', { no: record.no }))}
    >
      <ScaleIcon size={22} />
      <span className="flex-1">
        有
        <b className="num px-[3px] text-num-s leading-none text-sprout">
          {withCommas(Math.floor(record.unconfirmedCount!))}
        </b>
        条测量记录待确认
      </span>
      <NextIcon size={18} />
    </button>
  )
}
