/** The classes of what stands over a chart of a line: as high whatever it says, so that nothing moves below. */
export const CHART_HEAD =
  'flex min-h-[3.25rem] elder:min-h-[4.5rem] flex-wrap content-center items-baseline gap-x-2.5 px-4 pt-1.5 text-sub text-ink-2'

interface Props {
  /** '8月16日 08:12'. */
  when: string
  /** With its unit. */
  value: string
  /** '' where the metric has none. */
  trend?: string | false
  /** What is plotted, where the value does not say it: 'kg/m²'. */
  unit?: string
}

/** The reading that stands out: nothing floats over the curve. */
export const Reading = ({ when, value, trend, unit }: Props) => (
  <>
    <span>{when}</span>
    <b className="num rounded-[9px] bg-brand px-2.5 text-flag leading-[26px] text-on-brand elder:leading-[34px]">
      {value}
    </b>
    {trend && <span>趋势 {trend}</span>}
    {unit && <span className="text-caption text-ink-3">{unit}</span>}
  </>
)
