import { repairQuery } from '#shared/core/links/repair.ts'

// Repairs the page's address before anything reads it. WeChat on iOS accepts signatures only for
// the address that was loaded, so the page is reloaded there.
const { pathname, search, hash } = location
// With `&#38;` in place of `&`, the browser takes the rest of the query for the fragment.
const isQuery = /^#\w+;/.test(hash)
const right = repairQuery(isQuery ? search + hash : search)
if (right !== search) {
  history.replaceState(history.state, '', pathname + right + (isQuery ? '' : hash))
  if (/MicroMessenger/.test(navigator.userAgent)) location.reload()
}
