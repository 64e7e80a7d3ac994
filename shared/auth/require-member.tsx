import type { ComponentType } from 'react'
import { takeOverNavBar } from '#shared/bridge/nav-bar.ts'
import { loadModule } from '#shared/core/loading/load-module.ts'
import { onRestore } from '#shared/core/on-restore.ts'
import { whenActivated } from '#shared/core/when-activated.ts'
import { revalidateDocument } from '#shared/page/prefetch.ts'
import type { PageProps } from '#shared/page/query.ts'
import { mountView } from '#shared/page/start-page.tsx'
import { signIn } from './verify-session.ts'

/**
 * Mounts a page for members: the login action runs first, the prerendered loading view stays meanwhile.
 * Outside the app the visitor goes on to the page's public twin or sees 请在 App 内打开. Inside it, without a
 * member, the page offers 重试 and resumes when a bridge appears. See verify-session.ts for what happens later.
 */
export function startMemberPage(Page: ComponentType<PageProps>) {
  let isEntered = false
  const enterPage = async () => {
    try {
      await signIn()
    } catch (error) {
      await loadModule(() => import('./handle-no-session.tsx')).then(
        ({ handleNoSession }) => handleNoSession(error as Error, enterPage),
        // The words over the page, with a link that loads it anew (scripts/build/document.ts).
        () => {
          document.documentElement.dataset.busy = 'dead'
        },
      )
      return
    }
    isEntered = true
    mountView(<Page search={location.search} />)
    void revalidateDocument()
  }
  onRestore(() => {
    if (!isEntered) void enterPage()
  })
  whenActivated(() => {
    void takeOverNavBar()
    void enterPage()
  })
}
