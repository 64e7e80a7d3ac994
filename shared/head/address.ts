import { repairQuery } from '#shared/core/links/repair.ts'

// Repairs the page's address before anything reads it. WeChat on iOS takes signatures only for the address that was loaded: there the page is
// loaded anew.
const { pathname, search, hash } = location
const right = repairQuery(search)
if (right !== search) {
  history.replaceState(history.state, '', pathname + right + hash)
  if (/MicroMessenger/.test(navigator.userAgent)) location.reload()
}
