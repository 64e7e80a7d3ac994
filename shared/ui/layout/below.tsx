import { type ReactNode, useEffect, useState } from 'react'

/**
 * Content below the first screen, rendered in an effect after the first frame to keep the first
 * paint fast. Only for the end of a page or before other off-screen content: nothing visible may
 * shift.
 */
export function Below({ children }: { children: ReactNode }) {
  const [isRendered, render] = useState(false)
  useEffect(() => render(true), [])
  return isRendered && children
}
