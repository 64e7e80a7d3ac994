/** Drawings of empty states: SVG content for the disc of `Dial`, in its 176 grid. */

/** A body scale, for no measurements. */
export const ScaleDrawing = () => (
  <>
    <rect
      x="48"
      y="50"
      width="80"
      height="76"
      rx="20"
      fill="var(--color-surface)"
      stroke="var(--color-brand-text)"
      strokeWidth={3}
    />
    <rect x="70" y="58" width="36" height="18" rx="6" fill="var(--color-deep)" />
    <path d="M77 67h5m4 0h5m4 0h4" stroke="var(--color-sprout)" strokeLinecap="round" strokeWidth={3.5} />
    <path
      fill="var(--color-brand-mid)"
      d="M72 84c5 0 8 4 8 9.5 0 4-1.5 6-1.5 9 0 4-2 7-6 7s-6.5-3-6.5-7c0-3.5.5-6-.5-9.5-1-4.5 1.5-9 6.5-9m32 0c5 0 7.5 4.5 6.5 9.5-1 3.5-.5 6-.5 9.5 0 4-2.5 7-6.5 7s-6-3-6-7c0-3-1.5-5-1.5-9 0-5.5 3-9.5 8-9.5z"
    />
    <path d="M60 118h56" stroke="var(--color-tick)" strokeDasharray="0 7" strokeLinecap="round" strokeWidth={3} />
  </>
)

/** A clipboard with everything ticked off: nothing is pending. */
export const ListDrawing = () => (
  <g strokeLinecap="round" strokeLinejoin="round" strokeWidth={3}>
    <rect x="58" y="52" width="60" height="74" rx="12" fill="var(--color-surface)" stroke="var(--color-brand-text)" />
    <rect x="74" y="45" width="28" height="14" rx="6" fill="var(--color-brand)" />
    <path fill="none" stroke="var(--color-brand)" d="m71 78 5 5 8-9m-13 28 5 5 8-9" />
    <path stroke="var(--color-tick)" strokeWidth={4} d="M92 79h14m-14 24h14" />
  </g>
)

/** An empty radar, for no report. */
export const RadarDrawing = () => (
  <g fill="none" strokeLinejoin="round">
    <path fill="var(--color-surface)" d="m88 48 35 20v40l-35 20-35-20V68z" />
    <path
      stroke="var(--color-tick)"
      strokeDasharray="1 5"
      strokeLinecap="round"
      strokeWidth={2.5}
      d="m88 70 15 9v18l-15 9-15-9V79z"
    />
    <path stroke="var(--color-line)" strokeWidth={2} d="M88 48v80M53 68l70 40m0-40-70 40" />
    <path stroke="var(--color-brand-text)" strokeWidth={3} d="m88 48 35 20v40l-35 20-35-20V68z" />
    <circle cx="88" cy="88" r="5" fill="var(--color-brand)" />
  </g>
)
