/**
 * Runs before the page: a read that the shell does not answer is given up after 3 s and asked again (shared/bridge/native.ts); ten times sooner
 * once `window.__isHasty` is set.
 */
export const HASTY = `{
  const wait = setTimeout
  window.setTimeout = (then, ms, ...rest) => wait(then, window.__isHasty && ms === 3000 ? 300 : ms, ...rest)
}`
