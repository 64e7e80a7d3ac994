import { type ReactNode, useEffect, useState } from 'react'

/**
 * What stands below a page's first screen: drawn behind the frame that shows the screen, so that nobody waits for it.
 * It stands at the end of a page, or before what is out of sight as well: nothing in sight may move as it comes.
 */
export function Below({ children }: { children: ReactNode }) {
  const [isRendered, render] = useState(false)
  useEffect(() => render(true), [])
  return isRendered && children
}
