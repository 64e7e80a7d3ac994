import type {} from '#shared/core/page-globals.ts'

/**
 * Boot check. A classic script in ES5 (tests/unit/head/boot.test.ts), so that every engine can
 * parse it. It sets `data-busy`: '' while the page loads (shared/page/progress.ts), 'dead' if the
 * page's module fails or does not start within 10 s, 'old' if the engine has no modules or cannot
 * parse them. A module that starts later still sets it to '' again.
 */
startPage(document.documentElement.dataset)

function startPage(page: DOMStringMap) {
  window.__page = window.__page || { preload: {} }
  function endBoot(cause: string) {
    if (page.busy === '') page.busy = cause
  }
  function handleError(event: ErrorEvent) {
    if ((event.target as { type?: string }).type === 'module') endBoot('dead')
    else if (/Syn/.test(event.message)) endBoot('old')
  }
  // A link to the same address would open the cached, failed document (scripts/build/headers.ts).
  function reloadDocument(event: MouseEvent) {
    // A button that was removed by its own click handler has no parent any more.
    if (isLink((event.target as Node).parentNode as Element | null)) {
      event.preventDefault()
      location.reload()
    }
  }
  function isLink(parent: Element | null) {
    return parent && parent.id === 'dead'
  }
  function startClock() {
    window.__page!.bootTimer = window.setTimeout(endBoot, 10000, 'dead')
  }
  page.busy = ''
  // A prerendered page starts its timeout on activation (shared/core/when-activated.ts).
  if (document.prerendering) document.addEventListener('prerenderingchange', startClock)
  else startClock()
  addEventListener('click', reloadDocument)
  addEventListener('error', handleError, true)
  if (!('noModule' in document.currentScript!)) endBoot('old')
}
