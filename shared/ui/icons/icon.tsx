import type { ReactNode } from 'react'

const GROWING = {
  16: 'size-[min(1rem,24px)]',
  18: 'size-[min(1.125rem,27px)]',
  20: 'size-[min(1.25rem,30px)]',
  22: 'size-[min(1.375rem,33px)]',
}

export interface IconProps {
  /** px: 24 in bars and actions, 20–22 in rows and buttons, 18 for chevrons. */
  size?: number
  /**
   * Replaces `size` for an icon next to text: it grows with the text up to 1.5 times, so that the
   * text does not wrap.
   */
  scalesWithText?: keyof typeof GROWING
  className?: string
}

/**
 * Base of every icon: 24 grid, strokes of 1.75 in `currentColor`. Hidden from screen readers, so
 * the button needs its own name.
 */
export function Icon({
  d,
  scalesWithText,
  size = scalesWithText ?? 24,
  className = '',
  children,
}: IconProps & { d?: string; children?: ReactNode }) {
  return (
    <svg
      className={scalesWithText ? `${GROWING[scalesWithText]} ${className}` : className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {d && <path d={d} />}
      {children}
    </svg>
  )
}

/** An icon of one path: a component of its own, so that a page carries only those it draws. */
/* @__NO_SIDE_EFFECTS__ */
export function createIcon(d: string) {
  return (props: IconProps) => <Icon {...props} d={d} />
}
