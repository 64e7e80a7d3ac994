/**
 * Runs when the page comes back from the back-forward cache. `persisted` is a hint that some web views never give: what has been
 * left and is shown again came from there, too.
 * @returns how to stop
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
