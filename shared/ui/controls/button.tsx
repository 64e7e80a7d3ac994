import type { ReactNode } from 'react'

interface Props {
  kind?: 'primary' | 'secondary' | 'quiet' | 'campaign'
  /** 46 px in dialogs instead of 50. */
  size?: 'normal' | 'dialog'
  /** Icon of 20 px before the label. */
  icon?: ReactNode
  /** Label while an action is running (保存中); taps are then ignored. */
  busyLabel?: string | false
  /** Disables the button; its label must give the reason (活动已结束). */
  disabled?: boolean
  /** Renders a link instead of a button; the address must have passed the link guard. */
  href?: string
  type?: 'button' | 'submit'
  /** `detail` is 0 for a keyboard click. */
  onClick?: (event: { preventDefault: () => void; detail: number }) => void
  /** Classes for layout: width, margin, flex. */
  className?: string
  children: ReactNode
}

const KINDS = {
  primary: 'bg-brand text-on-brand active:bg-brand-press',
  secondary: 'bg-surface text-ink shadow-[inset_0_0_0_1.5px_var(--color-line)]',
  quiet: 'bg-fill text-ink',
  campaign: 'bg-ember text-white',
}
const SIZES = { normal: 'min-h-[50px]', dialog: 'min-h-[46px]' }
const SHAPE =
  'press inline-flex items-center justify-center gap-2 rounded-full px-5 py-2 text-center text-label leading-[1.4] font-semibold'

/** A pill-shaped button or link. */
export function Button(props: Props) {
  const {
    kind = 'primary',
    size = 'normal',
    icon,
    busyLabel,
    disabled,
    href,
    type = 'button',
    onClick,
    className = '',
  } = props
  const classes = `${SHAPE} ${SIZES[size]} ${disabled ? 'bg-fill text-ink-3' : KINDS[kind]} ${className}`
  if (href !== undefined && !disabled) {
    return (
      <a className={classes} href={href} onClick={onClick}>
        {icon}
        {props.children}
      </a>
    )
  }
  return (
    <button
      type={type}
      className={classes}
      disabled={disabled}
      aria-disabled={Boolean(busyLabel || disabled)}
      onClick={(event) => {
        if (busyLabel) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busyLabel ? <Busy /> : icon}
      {busyLabel || props.children}
    </button>
  )
}

/** Spinner of a busy button. */
export const Busy = () => (
  <i className="size-[min(1.25rem,30px)] flex-none animate-spin rounded-full border-[2.5px] border-current border-r-transparent motion-reduce:animate-none" />
)
