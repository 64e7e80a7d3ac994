import { isInsideApp, onBridge } from '#shared/bridge/native.ts'
import { mountView } from '#shared/page/start-page.tsx'
import { OutsideApp, Resuming, SignInAgain } from './no-session.tsx'

let unsubscribe: (() => void) | undefined

/**
 * A member page without a member: forwards to its public twin, or says where the page opens. The page resumes
 * when a bridge appears late or replaces one that did not answer.
 */
export function handleNoSession(error: Error, onRetry: () => Promise<void>) {
  const isOutside = error.name === 'OutsideAppError'
  const resumePage = () => {
    unsubscribe?.()
    mountView(<Resuming />)
    void onRetry()
  }
  if (!unsubscribe) {
    // Keeps the campaign's colours.
    if (document.querySelector('#app > .season')) document.documentElement.classList.add('season')
    // Preact would reuse prerendered nodes of the same kind; these views share none with the page's own.
    document.getElementById('app')!.replaceChildren()
  }
  unsubscribe?.()
  unsubscribe = onBridge(resumePage)
  // The bridge may have appeared while this module was loading.
  if (isOutside && isInsideApp()) return resumePage()
  const twin = document.querySelector<HTMLMetaElement>('meta[name=public-twin]')?.content
  if (isOutside && twin) {
    location.replace(`/${twin}${location.search}`)
    return
  }
  mountView(isOutside ? <OutsideApp /> : <SignInAgain message={error.message} onRetry={onRetry} />)
}
