import { keepUnits } from '#shared/core/text.ts'
import { massWords, ownMasses } from '#shared/core/weight-unit.ts'
import { leanOf } from '#shared/health/mass.ts'
import type { Metric } from '#shared/health/metrics.ts'
import { BulbIcon } from '#shared/ui/icons/icons-sport.tsx'
import { SCIENCE } from './copy-science.ts'
import { fatOf } from './fat.ts'
import type { Member, Point } from './model.ts'
import { referenceText } from './reference.ts'

/** What the number is, and the member's own range. */
export function Science({ metric, body, point }: { metric: Metric; body: Member; point: Point }) {
  const fat = metric.key === 'bodyFat' ? fatOf('bodyFat', point.item) : undefined
  const lean = fat && point.item.weight ? leanOf(point.item.weight, fat.kg) : undefined
  return (
    <>
      {fat && lean !== undefined && (
        <p className="mt-2 text-sub text-ink-2">
          脂肪 <b className="num">{massWords(fat.kg)}</b>，去脂体重 <b className="num">{massWords(lean)}</b>
          {fat.isEstimated && '（估算）'}
        </p>
      )}
      <div className="mt-[18px] flex gap-2.5 rounded-tile bg-canvas px-3.5 py-3 text-sub leading-[1.65] text-ink-2">
        <BulbIcon grows={20} className="mt-px text-brand-text" />
        <p>{keepUnits(ownMasses(SCIENCE[metric.key]) + referenceText(metric, point, body))}</p>
      </div>
    </>
  )
}
