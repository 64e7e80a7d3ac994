import type { ReactNode } from 'react'
import { RatingShape, type VerdictKind } from './rating-shape.tsx'

export type TagKind = VerdictKind | 'plain' | 'brand'

const TONES: Record<TagKind, string> = {
  risk: 'bg-risk-soft text-risk-text [--cut:var(--color-risk-soft)]',
  warn: 'bg-warn-soft text-warn-text [--cut:var(--color-warn-soft)]',
  normal: 'bg-normal-soft text-normal-text',
  excellent: 'bg-excellent-soft text-excellent-text',
  low: 'bg-low-soft text-low-text',
  std: 'bg-std-soft text-std-text [--cut:var(--color-std-soft)]',
  high: 'bg-high-soft text-high-text',
  plain: 'bg-fill text-ink-2',
  brand: 'bg-brand-soft text-brand-text',
}
const SIZES = {
  small: 'min-h-[22px] rounded-tag px-[7px] py-px text-caption',
  large: 'min-h-[34px] rounded-[10px] px-3 py-0.5 text-body',
}

/** A verdict or a plain word on a soft ground; verdicts bring their shape. */
export function Tag({
  kind,
  size = 'small',
  children,
}: {
  kind: TagKind
  size?: keyof typeof SIZES
  children: ReactNode
}) {
  return (
    <span className={`inline-flex items-center gap-1 whitespace-nowrap font-semibold ${SIZES[size]} ${TONES[kind]}`}>
      {kind !== 'plain' && kind !== 'brand' && <RatingShape kind={kind} size={size === 'large' ? 14 : 12} />}
      {children}
    </span>
  )
}
