import type { ComponentType } from 'react'
import { OutsideAppError } from '#shared/bridge/session.ts'
import { lazy } from '#shared/core/lazy.ts'
import { signInMember } from './member-session.ts'
import { takeOverNavBar } from './shell-look.ts'
import { mount } from './start-page.tsx'

/**
 * Mount a page for members: the login action runs first (spec §2, router guard), the prerendered loading view stays meanwhile.
 * Outside the app the visitor goes on to the page's public twin, or sees 请在App内打开 (contract §1).
 */
export async function startMemberPage(Page: ComponentType) {
  void takeOverNavBar()
  try {
    await signInMember()
  } catch (error) {
    const twin = document.querySelector<HTMLMetaElement>('meta[name=public-twin]')?.content
    if (twin && error instanceof OutsideAppError) {
      location.replace(`/${twin}${location.search}`)
      return
    }
    const { OutsideApp } = await lazy(() => import('./outside-app.tsx'))
    mount(<OutsideApp />)
    return
  }
  mount(<Page />)
}
