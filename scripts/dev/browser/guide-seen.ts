/**
 * Runs before a page: the guide of the first visit has been read, so that it does not come over
 * what is looked at.
 */
export const GUIDE_SEEN = "try { localStorage.setItem('bodyFatScale.guideSeen', 'true') } catch {}"
