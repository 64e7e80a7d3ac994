import { type ReactNode, useEffect } from 'react'

/** The page of the campaign: always light, in its own colours (`season` in ui/styles/utilities.css). */
export function CampaignFrame({ children }: { children: ReactNode }) {
  // What lies behind the page's end, and what is drawn outside of it.
  useEffect(() => document.documentElement.classList.add('season'), [])
  return <main className="season page-column bg-canvas text-ink">{children}</main>
}
