import type { ComponentProps } from 'react'
import { MemberBar } from './member-bar.tsx'

/** The bar of a page for members with a word of its own at the right. Beside two words the title has no room in its middle when they are
 *  large or the phone is narrow: then the second one stands in a row below. */
export const WordedBar = ({ right, ...props }: ComponentProps<typeof MemberBar>) => (
  <>
    <MemberBar {...props} right={<span className="elder:hidden max-[359px]:hidden">{right}</span>} />
    <div
      className={`relative hidden justify-end px-4 text-tight elder:flex max-[359px]:flex ${props.tone === 'deep' ? 'bg-deep text-on-deep' : ''}`}
    >
      {right}
    </div>
  </>
)
