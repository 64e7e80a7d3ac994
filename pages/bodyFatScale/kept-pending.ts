const KEY = 'bodyFatScale.pending'

/** Whether records waited at the last visit: then the banner's room is kept while the page loads. Never throws. */
export const hadPending = (): boolean => {
  try {
    return !!localStorage.getItem(KEY)
  } catch {
    return false
  }
}
