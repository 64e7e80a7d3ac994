import { shownText } from '#pages/analysis/model.ts'
import { shownUnit } from '#shared/core/weight-unit.ts'
import { type ChangeVerdict, verdictWord } from '#shared/health/change-verdict.ts'
import type { Metric } from '#shared/health/metrics.ts'

interface Props {
  metric: Metric
  /** How the trend moved in the same time; undefined where there is none. */
  trendBy?: number
  verdict: ChangeVerdict
}

/** Under a measured change: the trend's, and what it is for the member, in a word and a colour. */
export function ChangeNote({ metric, trendBy, verdict }: Props) {
  const size = trendBy === undefined ? '' : shownText(metric, Math.abs(trendBy))
  const way =
    Number(size.replace(/,/g, '')) === 0 ? '持平' : `${trendBy! < 0 ? '降' : '升'} ${size}${shownUnit(metric.unit)}`
  return (
    <>
      {size && <dd className="mt-1 text-caption text-ink-3">趋势{way}</dd>}
      {verdict && (
        <dd
          className={`mt-1 inline-block rounded-tag px-[7px] py-px text-caption font-semibold ${verdict === 'good' ? 'bg-brand-soft text-brand-text' : 'bg-warn-soft text-warn-text'}`}
        >
          {verdictWord(metric.key, verdict)}
        </dd>
      )}
    </>
  )
}
