import type { ComponentType } from 'react'
import { OutsideAppError } from '#shared/bridge/session.ts'
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
    await turnAway(error as Error, () => enter(Page))
    return
  }
  mount(<Page />)
}

let isTurnedAway = false

async function turnAway(error: Error, onRetry: () => Promise<void>) {
  const isOutside = error instanceof OutsideAppError
  const twin = document.querySelector<HTMLMetaElement>('meta[name=public-twin]')?.content
  if (isOutside && twin) {
    location.replace(`/${twin}${location.search}`)
    return
  }
  const { OutsideApp, SignInAgain } = await lazy(() => import('./outside-app.tsx'))
  // Preact takes over prerendered nodes of the same kind and leaves the rest: this view shares none with the page's own.
  if (!isTurnedAway) document.getElementById('app')!.replaceChildren()
  isTurnedAway = true
  mount(isOutside ? <OutsideApp /> : <SignInAgain words={error.message} onRetry={onRetry} />)
}
