/**
 * A thin bar that is filled from the left. Drawn by attributes: the policy blocks style attributes, and the edge writes it as HTML.
 * @param percent 0–100 @param className where it stands
 */
export const ShareLine = ({ percent, className }: { percent: number; className: string }) => (
  <svg className={`block h-1 w-full rounded-[2px] bg-fill ${className}`} aria-hidden="true">
    <rect width={`${percent}%`} height="4" rx="2" fill="var(--color-brand)" />
  </svg>
)
