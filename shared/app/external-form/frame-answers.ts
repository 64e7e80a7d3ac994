/**
 * Whether a foreign page answers at all. A frame tells its page nothing: Chromium fires `load` for its own error page too.
 * So the page asks the same address itself; its policy allows that one host (scripts/site/build/third-parties.ts).
 * @returns false when the address can not be had or, where the engine tells the status, answers with an error
 */
export async function frameAnswers(address: string): Promise<boolean> {
  // From Chromium 109 on. Chromium 90 calls every foreign prefetch failed, Firefox holds it against `default-src`.
  const canPrefetch = HTMLScriptElement.supports?.('speculationrules')
  return (canPrefetch ? await prefetched(address) : undefined) ?? isReachable(address)
}

/** A prefetch fails with the status of the answer too. @returns undefined where the policy does not let it through */
function prefetched(address: string): Promise<boolean | undefined> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    const end = (answer?: boolean) => {
      document.removeEventListener('securitypolicyviolation', onViolation)
      link.remove()
      resolve(answer)
    }
    const onViolation = () => end()
    document.addEventListener('securitypolicyviolation', onViolation)
    link.rel = 'prefetch'
    link.as = 'document'
    link.referrerPolicy = 'no-referrer'
    link.onload = () => end(true)
    link.onerror = () => setTimeout(end, 50, false)
    link.href = address
    document.head.append(link)
  })
}

/** A request without access to the answer (`no-cors`): it fails only when the connection or the host does. */
const isReachable = (address: string): Promise<boolean> =>
  fetch(address, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' }).then(
    () => true,
    () => false,
  )
