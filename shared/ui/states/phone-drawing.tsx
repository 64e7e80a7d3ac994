/** Drawing of a phone with an empty screen, inside the dial's 176 grid. */
export const PhoneDrawing = () => (
  <g fill="none" stroke="var(--color-brand-text)" strokeWidth={3} strokeLinecap="round" strokeLinejoin="round">
    <rect x="64" y="46" width="48" height="84" rx="10" fill="var(--color-surface)" />
    <path d="M82 119h12" />
    <circle cx="88" cy="76" r="8" stroke="var(--color-tick)" strokeWidth={4} />
    <path d="M74 102c2-9 8-13 14-13s12 4 14 13" stroke="var(--color-tick)" strokeWidth={4} />
  </g>
)
