import { OutsideAppError } from '#shared/bridge/session.ts'
import { OutsideApp, SignInAgain } from './outside-app.tsx'
import { mount } from './start-page.tsx'

let isTurnedAway = false

/** A member page without a member: on to its public twin, or a page that says where it opens (contract §1). */
export function turnAway(error: Error, onRetry: () => Promise<void>) {
  const isOutside = error instanceof OutsideAppError
  const twin = document.querySelector<HTMLMetaElement>('meta[name=public-twin]')?.content
  if (isOutside && twin) {
    location.replace(`/${twin}${location.search}`)
    return
  }
  // Preact takes over prerendered nodes of the same kind and leaves the rest: this view shares none with the page's own.
  if (!isTurnedAway) document.getElementById('app')!.replaceChildren()
  isTurnedAway = true
  mount(isOutside ? <OutsideApp /> : <SignInAgain words={error.message} onRetry={onRetry} />)
}
