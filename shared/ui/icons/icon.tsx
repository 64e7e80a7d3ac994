import type { ReactNode } from 'react'

export interface IconProps {
  /** px: 24 in bars and actions, 20–22 in rows and buttons, 18 for chevrons. */
  size?: number
  className?: string
}

/** The frame of every icon: 24 grid, strokes of 1.75 in the colour of the text. Hidden from screen readers: name the button, not the icon. */
export function Icon({ d, size = 24, className, children }: IconProps & { d?: string; children?: ReactNode }) {
  return (
    <svg
      className={className}
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
export function icon(d: string) {
  return (props: IconProps) => <Icon {...props} d={d} />
}
