import { keepUnits } from '#shared/core/text.ts'
import type { Metric } from '#shared/health/metrics.ts'
import { BulbIcon } from '#shared/ui/icons/icons-sport.tsx'
import { SCIENCE } from './copy-science.ts'
import type { Member, Point } from './model.ts'
import { referenceText } from './reference.ts'

export { Below } from './below.tsx'
export { gapText } from './ranges/groups.ts'
export { Ranges } from './ranges/ranges.tsx'
export { normalText } from './reference.ts'

/** What the number is, and the member's own range. */
export function Science({ metric, body, point }: { metric: Metric; body: Member; point: Point }) {
  return (
    <div className="mt-[18px] flex gap-2.5 rounded-tile bg-canvas px-3.5 py-3 text-sub leading-[1.65] text-ink-2">
      <BulbIcon size={20} className="mt-px text-brand-text" />
      <p>{keepUnits(SCIENCE[metric.key] + referenceText(metric, point, body))}</p>
    </div>
  )
}
