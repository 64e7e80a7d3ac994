import { clamp } from '#shared/core/numbers.ts'

export interface RadarAxis {
  name: string
  /** The score in words; '-' when missing, then the axis has no point. */
  text: string
  /** 0–100 of what can be reached. */
  percent: number
  /** What it was before, 0–100. */
  last?: number | undefined
  /** Since then: '+3'. */
  change?: string | undefined
}

/** The scores of a radar as bars with their names: for 长辈版, whose type has no room around a drawing. A tick is what was before. */
export const ScoreBars = ({ axes }: { axes: readonly RadarAxis[] }) => (
  <ol className="hidden gap-y-3 px-3 py-1.5 elder:grid">
    {axes.map(({ name, text, percent, last, change }) => (
      <li key={name} className="text-sub leading-[1.3] text-ink-2">
        <p className="flex items-baseline gap-1.5">
          {name}
          <b className="num ml-auto text-ink">{text}</b>
          {change && <span className="num min-w-[2.2em] text-right text-ink-3">{change}</span>}
        </p>
        <svg className="mt-1.5 block h-3 w-full" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="12" fill="var(--color-fill)" />
          <rect width={clamp(percent, 0, 100)} height="12" fill="var(--color-brand)" />
          {last !== undefined && <rect x={clamp(last, 0, 99.2)} width=".8" height="12" fill="var(--color-ink)" />}
        </svg>
      </li>
    ))}
  </ol>
)
