interface Props {
  /** 0–100. */
  percent: number
  /** The line that is meant, among pale ones, on a tinted row. */
  isStrong: boolean
  /** Where it stands. */
  className: string
}

/** A thin bar that is filled from the left. Drawn by attributes: the policy blocks style attributes, and the edge writes it as HTML. */
export const ShareLine = ({ percent, isStrong, className }: Props) => (
  <svg
    className={`block h-1 w-full rounded-[2px] ${isStrong ? 'bg-surface' : 'bg-fill'} ${className}`}
    aria-hidden="true"
  >
    <rect
      className={`fill-grow ${isStrong ? 'fill-brand' : 'fill-brand-mid'}`}
      width={`${percent}%`}
      height="4"
      rx="2"
    />
  </svg>
)
