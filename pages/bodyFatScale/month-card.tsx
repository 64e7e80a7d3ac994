import { massText, massWords, shownUnit } from '#shared/core/weight-unit.ts'
import { MONTH_LINE, type MonthLine } from './month-line.ts'

/** The line of 30 days with the goal, and between which weights it ran: what stands around the line, its own words tell those who listen. */
export function MonthCard({ line: { spark, least, most, days }, goal }: { line: MonthLine; goal: number }) {
  const { width, height } = MONTH_LINE
  const [from, to] = [massText(least), massText(most)]
  const range = `${from === to ? from : `${from}–${to}`} ${shownUnit('kg')}`
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-3 text-caption text-ink-3" aria-hidden="true">
        <span>{days}</span>
        <span>{range}</span>
      </p>
      <svg
        className="my-1 h-auto w-full"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        fill="none"
        role="img"
        aria-label={`${days}体重${from === to ? ` ${range}` : `在 ${range}之间`}，目标 ${massWords(goal)}`}
      >
        {spark.levelY !== undefined && (
          <path
            d={`M0 ${spark.levelY}H${width}`}
            stroke="var(--color-brand-text)"
            strokeWidth={1.5}
            strokeDasharray="2 5"
            strokeLinecap="round"
          />
        )}
        <g className="bar-grow">
          <path d={`${spark.path}V${height}H${spark.from}Z`} fill="var(--color-brand)" fillOpacity={0.1} />
          <path
            d={spark.path}
            stroke="var(--color-brand-line)"
            strokeWidth={2.5}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <circle
            cx={spark.x}
            cy={spark.y}
            r="4"
            fill="var(--color-brand)"
            stroke="var(--color-surface)"
            strokeWidth={2}
          />
        </g>
      </svg>
      {spark.levelY !== undefined && (
        <p className="flex items-center gap-1.5 text-caption text-brand-text" aria-hidden="true">
          <i className="w-5 border-t-[1.5px] border-dotted border-current" />
          目标 {massWords(goal)}
        </p>
      )}
    </>
  )
}
