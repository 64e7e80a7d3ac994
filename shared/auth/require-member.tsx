import type { ComponentType } from 'react'
import { renew } from '#shared/app/page/prefetch.ts'
import { ignoreSecondTaps } from '#shared/app/page/second-tap.ts'
import { mount } from '#shared/app/page/start-page.tsx'
import { takeOverNavBar } from '#shared/bridge/nav-bar.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { onRestore } from '#shared/core/on-restore.ts'
import { whenShown } from '#shared/core/when-shown.ts'
import { signIn } from './verify-session.ts'

/**
 * Mounts a page for members: the login action runs first, the prerendered loading view stays meanwhile.
 * Outside the app the visitor goes on to the page's public twin or sees 请在 App 内打开. Inside it, without a
 * member, the page offers 重试 and resumes when a bridge appears. See verify-session.ts for what happens later.
 */
export function startMemberPage(Page: ComponentType) {
  let isEntered = false
  const enter = async () => {
    try {
      await signIn()
    } catch (error) {
      await lazy(() => import('./handle-no-session.tsx')).then(
        ({ handleNoSession }) => handleNoSession(error as Error, enter),
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
  onRestore(() => {
    if (!isEntered) void enter()
  })
  whenShown(() => {
    ignoreSecondTaps()
    void takeOverNavBar()
    void enter()
  })
}
