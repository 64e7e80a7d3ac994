import { Alarm } from './alarm.tsx'

export { PhoneDrawing as SignedOut } from './phone-drawing.tsx'

/** Out of order: two boxes of a rack, one with its light on red. */
export const NoService = () => (
  <g strokeLinecap="round" strokeLinejoin="round">
    <g fill="var(--color-surface)" stroke="var(--color-brand-text)" strokeWidth={3}>
      <rect x="52" y="54" width="72" height="30" rx="9" />
      <rect x="52" y="92" width="72" height="30" rx="9" />
    </g>
    <path d="M86 69h24M86 107h12" stroke="var(--color-tick)" strokeWidth={4} />
    <circle cx="67" cy="69" r="4.5" fill="var(--color-brand)" />
    <circle cx="67" cy="107" r="4.5" fill="var(--color-risk)" />
    <Alarm cx={120} cy={112} />
  </g>
)
