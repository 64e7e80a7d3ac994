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
