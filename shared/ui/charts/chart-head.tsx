/** Classes of the head above a line chart: its fixed minimum height prevents layout shifts. */
export const CHART_HEAD =
  'flex min-h-[3.25rem] elder:min-h-[4.5rem] flex-wrap content-center items-baseline gap-x-2.5 px-4 pt-1.5 text-sub text-ink-2'

interface Props {
  /** '8月16日 08:12'. */
  when: string
  /** With its unit; absent where the card below displays it. */
  value?: string | undefined
  /** '' where the metric has none. */
  trend?: string | false
  /** Unit of the plotted value, if `value` lacks it: 'kg/m²'. */
  unit?: string
}

/** The highlighted reading, shown above the chart so that nothing covers the curve. */
export const Reading = ({ when, value, trend, unit }: Props) => (
  <>
    <span>{when}</span>
    {value && (
      <b className="num rounded-[9px] bg-brand px-2.5 text-flag leading-[26px] text-on-brand elder:leading-[34px]">
        {value}
      </b>
    )}
    {trend && <span>趋势 {trend}</span>}
    {unit && <span className="text-caption text-ink-3">{unit}</span>}
  </>
)
