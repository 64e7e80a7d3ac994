import type { ComponentType } from 'react'
import { lazy } from '#shared/core/lazy.ts'
import { signInMember } from './member-session.ts'
import { takeOverNavBar } from './shell-look.ts'
import { mount } from './start-page.tsx'

/**
 * Mount a page for members: the login action runs first (spec §2, router guard), the prerendered loading view stays meanwhile.
 * Outside the app the visitor goes on to the page's public twin, or sees 请在App内打开 (contract §1); inside it, but
 * without a member, the page says so and tries again when asked.
 */
export async function startMemberPage(Page: ComponentType) {
  void takeOverNavBar()
  await enter(Page)
}

async function enter(Page: ComponentType) {
  try {
    await signInMember()
  } catch (error) {
    await lazy(() => import('./turn-away.tsx')).then(
      ({ turnAway }) => turnAway(error as Error, () => enter(Page)),
      // The words over the page, with a link that loads it anew (scripts/build/finish-page.ts).
      () => {
        document.documentElement.dataset.busy = 'dead'
      },
    )
    return
  }
  mount(<Page />)
}
