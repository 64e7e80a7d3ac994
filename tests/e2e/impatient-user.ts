/**
 * Shortens the 3 s timeout of bridge reads (shared/bridge/native.ts) to a tenth once
 * `window.__isImpatient` is set. Runs before the page.
 */
export const IMPATIENT_USER = `{
  const wait = setTimeout
  window.setTimeout = (then, ms, ...rest) => wait(then, window.__isImpatient && ms === 3000 ? 300 : ms, ...rest)
}`
