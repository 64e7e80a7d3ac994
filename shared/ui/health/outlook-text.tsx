import { fixed } from '#shared/core/numbers.ts'
import { forecastText } from '#shared/health/forecast-words.ts'
import type { WeightOutlook } from '#shared/health/weight-outlook.ts'

/** '一周来下降 0.3 kg'; '' where there is nothing to compare with. */
function weekText(by: number | undefined): string {
  if (by === undefined) return ''
  const size = fixed(Math.abs(by), 1)
  return Number(size) === 0 ? '一周来持平' : `一周来${by < 0 ? '下降' : '上升'} ${size} kg`
}

/** The trend of a weight and when it may reach the target. */
export function OutlookText({ outlook: { trendKg, weekKg, forecast } }: { outlook: WeightOutlook }) {
  return (
    <>
      {trendKg !== undefined && (
        <p className="flex flex-wrap items-baseline gap-x-2 text-sub text-ink-2">
          <span>趋势体重</span>
          <b className="num text-fig-s text-ink">
            {fixed(trendKg, 1)}
            <i className="ml-0.5 font-sans text-caption font-normal text-ink-3">kg</i>
          </b>
          <span>{weekText(weekKg)}</span>
        </p>
      )}
      <p className="mt-1 text-sub leading-[1.65] text-ink-2">{forecastText(forecast)}</p>
    </>
  )
}
