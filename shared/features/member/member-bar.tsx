import type { ComponentProps } from 'react'
import { LargeTextSlot } from '#shared/features/large-text/large-text-slot.tsx'
import { NavBar } from '#shared/ui/layout/nav-bar.tsx'

/** Bar of a member page: the switch to 长辈版, followed by the page's own content at the right. */
export const MemberBar = ({ right, ...props }: ComponentProps<typeof NavBar>) => (
  <NavBar
    {...props}
    right={
      <>
        <LargeTextSlot />
        {right}
      </>
    }
  />
)
