/**
 * Whether a foreign page answers at all. A frame tells its page nothing: Chromium fires `load` for its own error page too.
 * A prefetch of the same address says it, and the frame's right in the policy covers it, so nothing else has to be opened.
 * @returns false when the address can not be had or answers with an error; undefined where the engine can not say (iOS)
 */
export function frameAnswers(address: string): Promise<boolean | undefined> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    if (!link.relList.supports('prefetch')) return resolve(undefined)
    const end = (answer?: boolean) => {
      document.removeEventListener('securitypolicyviolation', onViolation)
      link.remove()
      resolve(answer)
    }
    // Older engines ask the policy for more than the frame's right; that says nothing about the address.
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
