import { busy } from './progress.ts'

/**
 * A fresh copy of the page, for what another try cannot mend: a deployment has taken the file away, or an older engine
 * remembers that it failed. Looks first whether the page can be had: a reload without a line would put the browser's own
 * error page in place of this one. Not for a page on which something is typed.
 * @returns false when it could not be had: what is on the screen stays
 */
export async function refresh(): Promise<boolean> {
  const done = busy()
  const isThere = await fetch(location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isThere) location.reload()
  else done()
  return isThere
}
