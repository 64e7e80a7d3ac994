import type { ReactNode } from 'react'

const SIZES = {
  small: 'min-h-[22px] rounded-tag px-[7px] py-px text-caption',
  large: 'min-h-[34px] rounded-[10px] px-3 py-0.5 text-body',
}
export type TagSize = keyof typeof SIZES

interface Props {
  size?: TagSize
  /** Background and text colour. */
  className?: string
  children: ReactNode
}

/** A tag on a soft background. */
export const PlainTag = ({ size = 'small', className = 'bg-fill text-ink-2', children }: Props) => (
  <span className={`inline-flex items-center gap-1 whitespace-nowrap font-semibold ${SIZES[size]} ${className}`}>
    {children}
  </span>
)

/** A tag on the brand's soft background. */
export const BrandTag = ({ children }: { children: ReactNode }) => (
  <PlainTag className="bg-brand-soft text-brand-text">{children}</PlainTag>
)
