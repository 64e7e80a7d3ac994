import type { ComponentProps } from 'react'
import { LargeTextSlot } from '#shared/features/large-text/large-text-slot.tsx'
import { NavBar } from '#shared/ui/layout/nav-bar.tsx'

/** The bar of a page for members: with the switch to 长辈版 before what the page has at the right. */
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
