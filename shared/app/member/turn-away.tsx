import { mount } from '#shared/app/page/start-page.tsx'
import { insideApp, onBridge } from '#shared/bridge/native.ts'
import { GoingOn, OutsideApp, SignInAgain } from './outside-app.tsx'

let unfollow: (() => void) | undefined

/**
 * A member page without a member: on to its public twin, or a page that says where it opens. A bridge that comes
 * after all, or in the place of one that did not answer, lets the page go on by itself.
 */
export function turnAway(error: Error, onRetry: () => Promise<void>) {
  const isOutside = error.name === 'OutsideAppError'
  const goOn = () => {
    unfollow?.()
    mount(<GoingOn />)
    void onRetry()
  }
  if (!unfollow) {
    // The page's own colours stay, where it has some.
    if (document.querySelector('#app > .season')) document.documentElement.classList.add('season')
    // Preact takes over prerendered nodes of the same kind and leaves the rest: these views share none with the page's own.
    document.getElementById('app')!.replaceChildren()
  }
  unfollow?.()
  unfollow = onBridge(goOn)
  // It may have come while this file was on its way.
  if (isOutside && insideApp()) return goOn()
  const twin = document.querySelector<HTMLMetaElement>('meta[name=public-twin]')?.content
  if (isOutside && twin) {
    location.replace(`/${twin}${location.search}`)
    return
  }
  mount(isOutside ? <OutsideApp /> : <SignInAgain words={error.message} onRetry={onRetry} />)
}
