// The edge puts this in front of a view that it has drawn by lot, while an experiment runs on the page (shared/core/experiments/README.md). Only the
// browser knows that it keeps no cookies: it then asks for the page that is drawn without a lot, and nothing is seen before.
if (!navigator.cookieEnabled) {
  const address = new URL(location.href)
  // As scripts/site/edge/lot.ts knows it.
  address.searchParams.set('lot', 'none')
  document.documentElement.hidden = true
  location.replace(address)
}
