/** The app's icon. */
export const AppMark = ({ size, className }: { size: number; className?: string }) => (
  <svg className={className} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
    <rect width="64" height="64" rx="15" fill="var(--color-brand)" />
    <g fill="none" stroke="var(--color-on-brand)">
      <path d="M14.5 42.5a19.5 19.5 0 0 1 35 0" strokeWidth={7} strokeDasharray="2.6 4.15" />
      <path d="M32 45l9.5-18.5" strokeWidth={5.5} strokeLinecap="round" />
    </g>
    <circle cx="32" cy="45" r="5" fill="var(--color-on-brand)" />
  </svg>
)
