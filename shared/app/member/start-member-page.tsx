import type { ComponentType } from 'react'
import { credentials } from '#shared/api/credentials.ts'
import { takeOverNavBar } from '#shared/app/page/shell-look.ts'
import { mount } from '#shared/app/page/start-page.tsx'
import { loadLater, member, signInMember } from './member-session.ts'

let later: Awaited<ReturnType<typeof loadLater>> | undefined
/** Behind the page's own first questions. */
const WARM_MS = 300

/**
 * Mount a page for members: the login action runs first, the prerendered loading view stays meanwhile.
 * Outside the app the visitor goes on to the page's public twin, or sees 请在App内打开; inside it, but
 * without a member, the page says so and tries again when asked, or when a bridge comes. What is shown belongs to one member:
 * a page that comes back from the back-forward cache asks who is signed in before it shows anything again, one that comes to the
 * front looks too (look-again.ts).
 */
export async function startMemberPage(Page: ComponentType) {
  const enter = async () => {
    void takeOverNavBar()
    try {
      await signInMember()
    } catch (error) {
      await loadLater().then(
        ({ turnAway }) => turnAway(error as Error, enter),
        // The words over the page, with a link that loads it anew (scripts/build/finish-page.ts).
        () => {
          document.documentElement.dataset.busy = 'dead'
        },
      )
      return
    }
    member.openings++
    mount(<Page />)
    member.openAnew = openAnew
  }

  const openAnew = () => {
    member.no = undefined
    mount(
      <p role="status" className="p-8 pt-40 text-center">
        正在加载
      </p>,
    )
    return enter()
  }

  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (!member.openings) void enter()
    // A page that has dropped its member (the chat) handles this itself.
    else if (credentials.ready) member.returned = later ? later.comeBack(openAnew) : openAnew()
  })
  await enter()
  setTimeout(() => {
    loadLater().then(
      (part) => {
        later = part
        part.watchMember(openAnew)
      },
      () => {},
    )
  }, WARM_MS)
}
