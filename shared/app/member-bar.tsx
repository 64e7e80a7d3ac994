import type { ComponentProps } from 'react'
import { NavBar } from '#shared/ui/nav-bar.tsx'
import { ElderSlot } from './elder-slot.tsx'

/** The bar of a page for members: with the switch to 长辈版 before what the page has at the right. */
export const MemberBar = ({ right, ...props }: ComponentProps<typeof NavBar>) => (
  <NavBar
    {...props}
    right={
      <>
        <ElderSlot />
        {right}
      </>
    }
  />
)
