import { formatMass, formatMassUnit, getDisplayUnit } from '#shared/format/weight-unit.ts'
import { getVerdictText } from '#shared/health/change-verdict.ts'
import { formatForecast, KIND_NOTE } from '#shared/health/forecast-text.ts'
import type { WeightOutlook } from '#shared/health/weight-outlook.ts'

/** Formats '近一周下降 0.3 kg'; '' without a comparison. */
function formatWeekChange(by: number | undefined): string {
  if (by === undefined) return ''
  const size = Math.abs(by)
  return Number(formatMass(size)) === 0 ? '近一周持平' : `近一周${by < 0 ? '下降' : '上升'} ${formatMassUnit(size)}`
}

/** Text of the weight trend and the forecast of the target. */
export function OutlookText({
  outlook: { trendKg, weekKg, verdict, isThinning, forecast },
}: {
  outlook: WeightOutlook
}) {
  return (
    <>
      {trendKg !== undefined && (
        <p className="flex flex-wrap items-baseline gap-x-2 text-sub text-ink-2">
          <span>趋势体重</span>
          <b className="num text-fig-s text-ink">
            {formatMass(trendKg)}
            <i className="ml-0.5 font-sans text-caption font-normal text-ink-3">{getDisplayUnit('kg')}</i>
          </b>
          <span>{formatWeekChange(weekKg)}</span>
          {verdict && <span>{getVerdictText(verdict)}</span>}
        </p>
      )}
      <p className="mt-1 text-sub leading-[1.65] text-ink-2">{isThinning ? KIND_NOTE : formatForecast(forecast)}</p>
    </>
  )
}
