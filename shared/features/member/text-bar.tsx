import type { ComponentProps } from 'react'
import { MemberBar } from './member-bar.tsx'

/**
 * Bar of a member page with a text button at the right. With large text or on a narrow phone the
 * button moves to a row below, because the title would have no space in the middle.
 */
export const WordedBar = ({ right, ...props }: ComponentProps<typeof MemberBar>) => (
  <>
    <MemberBar
      {...props}
      right={<span className="ml-1.5 min-[375px]:ml-2 elder:hidden max-[359px]:hidden">{right}</span>}
    />
    <div
      className={`relative hidden justify-end px-4 text-tight elder:flex max-[359px]:flex ${props.tone === 'deep' ? 'bg-deep text-on-deep' : ''}`}
    >
      {right}
    </div>
  </>
)
