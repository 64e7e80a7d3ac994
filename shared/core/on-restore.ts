/**
 * Calls `then` when the page is restored from the back-forward cache. Some web views never set
 * `persisted`; a `pageshow` after `pagehide` counts as a restore too.
 * @param isEarly listens in the capture phase
 * @returns the unsubscribe function
 */
export function onRestore(then: () => void, isEarly = false): () => void {
  let isLeft = false
  const onEvent = ({ type, persisted }: PageTransitionEvent) => {
    const isRestored = type === 'pageshow' && (persisted || isLeft)
    isLeft = type === 'pagehide'
    if (isRestored) then()
  }
  window.addEventListener('pagehide', onEvent, isEarly)
  window.addEventListener('pageshow', onEvent, isEarly)
  return () => {
    window.removeEventListener('pagehide', onEvent, isEarly)
    window.removeEventListener('pageshow', onEvent, isEarly)
  }
}
