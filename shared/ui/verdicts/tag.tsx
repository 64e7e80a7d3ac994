import type { ReactNode } from 'react'
import { PlainTag, type TagSize } from './plain-tag.tsx'
import { RatingShape, type VerdictKind } from './rating-shape.tsx'
import { SOFT_TONES } from './verdict-tones.ts'

/** A verdict with its shape, on a soft background. */
export const Tag = ({ kind, size, children }: { kind: VerdictKind; size?: TagSize; children: ReactNode }) => (
  <PlainTag size={size} className={SOFT_TONES[kind]}>
    <RatingShape kind={kind} size={size === 'large' ? 14 : 12} />
    {children}
  </PlainTag>
)
