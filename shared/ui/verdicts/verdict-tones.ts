import type { VerdictKind } from './rating-shape.tsx'

/** Background of a verdict's zone. */
export const FILLS: Record<VerdictKind, string> = {
  risk: 'bg-risk',
  warn: 'bg-warn',
  normal: 'bg-normal',
  excellent: 'bg-excellent',
  low: 'bg-low',
  std: 'bg-std',
  high: 'bg-high',
}
/** Text colour of the current verdict. */
export const TEXTS: Record<VerdictKind, string> = {
  risk: 'font-semibold text-risk-text',
  warn: 'font-semibold text-warn-text',
  normal: 'font-semibold text-normal-text',
  excellent: 'font-semibold text-excellent-text',
  low: 'font-semibold text-low-text',
  std: 'font-semibold text-std-text',
  high: 'font-semibold text-high-text',
}
/** Soft background with its text colour, and the colour of the shape's cuts. */
export const SOFT_TONES: Record<VerdictKind, string> = {
  risk: 'bg-risk-soft text-risk-text [--cut:var(--color-risk-soft)]',
  warn: 'bg-warn-soft text-warn-text [--cut:var(--color-warn-soft)]',
  normal: 'bg-normal-soft text-normal-text',
  excellent: 'bg-excellent-soft text-excellent-text',
  low: 'bg-low-soft text-low-text',
  std: 'bg-std-soft text-std-text [--cut:var(--color-std-soft)]',
  high: 'bg-high-soft text-high-text',
}
