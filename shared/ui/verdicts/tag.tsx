import type { ReactNode } from 'react'
import { PlainTag, type TagSize } from './plain-tag.tsx'
import { RatingShape, type VerdictKind } from './rating-shape.tsx'

const TONES: Record<VerdictKind, string> = {
  risk: 'bg-risk-soft text-risk-text [--cut:var(--color-risk-soft)]',
  warn: 'bg-warn-soft text-warn-text [--cut:var(--color-warn-soft)]',
  normal: 'bg-normal-soft text-normal-text',
  excellent: 'bg-excellent-soft text-excellent-text',
  low: 'bg-low-soft text-low-text',
  std: 'bg-std-soft text-std-text [--cut:var(--color-std-soft)]',
  high: 'bg-high-soft text-high-text',
}

/** A verdict with its shape, on a soft background. */
export const Tag = ({ kind, size, children }: { kind: VerdictKind; size?: TagSize; children: ReactNode }) => (
  <PlainTag size={size} className={TONES[kind]}>
    <RatingShape kind={kind} size={size === 'large' ? 14 : 12} />
    {children}
  </PlainTag>
)
