import type { ComponentType } from 'react'
import { renew } from '#shared/app/page/prefetch.ts'
import { mount } from '#shared/app/page/start-page.tsx'
import { takeOverNavBar } from '#shared/bridge/nav-bar.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { whenShown } from '#shared/core/when-shown.ts'
import { signInMember } from './member-session.ts'

/**
 * Mount a page for members: the login action runs first, the prerendered loading view stays meanwhile.
 * Outside the app the visitor goes on to the page's public twin, or sees 请在App内打开; inside it, but
 * without a member, the page says so and tries again when asked, or when a bridge comes. What is shown belongs to one member
 * (member-session.ts).
 */
export function startMemberPage(Page: ComponentType) {
  let isEntered = false
  const enter = async () => {
    try {
      await signInMember()
    } catch (error) {
      await lazy(() => import('./turn-away.tsx')).then(
        ({ turnAway }) => turnAway(error as Error, enter),
        // The words over the page, with a link that loads it anew (scripts/site/build/document.ts).
        () => {
          document.documentElement.dataset.busy = 'dead'
        },
      )
      return
    }
    isEntered = true
    mount(<Page />)
    void renew()
  }
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isEntered) void enter()
  })
  whenShown(() => {
    void takeOverNavBar()
    void enter()
  })
}
