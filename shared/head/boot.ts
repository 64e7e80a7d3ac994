export {}

declare global {
  interface Window {
    /** The clock of a page whose own script has not come; whoever starts the page stops it. */
    __boot?: number
  }
}

/**
 * Runs before everything, in a script of its own and in the JavaScript of 2009 (tests/unit/head/boot.test.ts), so that every engine can read it:
 * the page is busy (shared/page/progress.ts). A page whose own script, the one module, cannot be had says so after 10 s at the latest; one
 * whose engine has no modules or cannot read them names the cause at once. shared/page/start-page.tsx stops the clock; a script that comes
 * still later is busy again, not dead.
 */
startPage(document.documentElement.dataset)

function startPage(page: DOMStringMap) {
  function endBoot(cause: string) {
    if (page.busy === '') page.busy = cause
  }
  function handleError(event: ErrorEvent) {
    if ((event.target as { type?: string }).type === 'module') endBoot('dead')
    else if (/Syn/.test(event.message)) endBoot('old')
  }
  // A link to the same address would open what the browser keeps (scripts/build/headers.ts), the document that has failed.
  function reloadDocument(event: MouseEvent) {
    // A button that its own tap takes away has no parent by now.
    if (isLink((event.target as Node).parentNode as Element | null)) {
      event.preventDefault()
      location.reload()
    }
  }
  function isLink(parent: Element | null) {
    return parent && parent.id === 'dead'
  }
  function startClock() {
    window.__boot = window.setTimeout(endBoot, 10000, 'dead')
  }
  page.busy = ''
  // A page that is opened ahead starts when somebody sees it (shared/core/when-activated.ts), however much later that is.
  if (document.prerendering) document.addEventListener('prerenderingchange', startClock)
  else startClock()
  addEventListener('click', reloadDocument)
  addEventListener('error', handleError, true)
  if (!('noModule' in document.currentScript!)) endBoot('old')
}

/** What libraries call (ky, web-vitals) and Chromium 90 lacks. Written in the JavaScript of 2009, as all of this file. */
function at(this: ArrayLike<unknown>, index: number) {
  return this[index < 0 ? this.length + index : index]
}
// Not by hasOwnProperty: the minifier would write that as this very function.
function hasOwn(object: object, key: PropertyKey) {
  return Object.getOwnPropertyDescriptor(object, key) !== undefined
}
if (!Array.prototype.at) Object.defineProperty(Array.prototype, 'at', { value: at })
if (!Object.hasOwn) Object.defineProperty(Object, 'hasOwn', { value: hasOwn })
