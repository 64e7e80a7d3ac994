import type { ReactNode } from 'react'

const SIZES = {
  small: 'min-h-[22px] rounded-tag px-[7px] py-px text-caption',
  large: 'min-h-[34px] rounded-[10px] px-3 py-0.5 text-body',
}
export type TagSize = keyof typeof SIZES

interface Props {
  size?: TagSize
  /** Ground and colour of the text. */
  className?: string
  children: ReactNode
}

/** A word on a soft ground. */
export const PlainTag = ({ size = 'small', className = 'bg-fill text-ink-2', children }: Props) => (
  <span className={`inline-flex items-center gap-1 whitespace-nowrap font-semibold ${SIZES[size]} ${className}`}>
    {children}
  </span>
)

/** A word on the brand's soft ground. */
export const BrandTag = ({ children }: { children: ReactNode }) => (
  <PlainTag className="bg-brand-soft text-brand-text">{children}</PlainTag>
)
