import { repairQuery } from '#shared/core/links/repair.ts'

// Repairs the page's address before anything reads it. WeChat on iOS takes signatures only for the address that was loaded: there the page is
// loaded anew.
const { pathname, search, hash } = location
// `&#38;` in place of `&`: a browser takes what follows it for the fragment.
const isQuery = /^#x?\d+;/.test(hash)
const right = repairQuery(isQuery ? search + hash : search)
if (right !== search) {
  history.replaceState(history.state, '', pathname + right + (isQuery ? '' : hash))
  if (/MicroMessenger/.test(navigator.userAgent)) location.reload()
}
