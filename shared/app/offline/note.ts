// Drawn without the page's parts: this stands on every page of a package, and its style by script is what every policy lets through.

import { BRAND, ON_BRAND, ON_DEEP } from '#shared/brand.ts'

const FONT = '1rem/1.4 system-ui, sans-serif'
/** Below the page's own bar: what is saved stands at the bottom of a page, and is not to be covered. */
const LINE =
  'position:fixed;left:16px;right:16px;top:calc(var(--status-bar,env(safe-area-inset-top,0px)) + 64px);z-index:60;margin:0 auto;max-width:28rem;box-sizing:border-box;' +
  'display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:4px 16px;padding:12px;border-radius:16px;' +
  `font:${FONT};color:var(--color-on-inverse,${ON_DEEP});background:var(--color-inverse,#13201a)`
const BUTTON = `min-height:44px;min-width:44px;border:0;white-space:nowrap;font:600 ${FONT};`
const MAIN = `${BUTTON}padding:0 16px;border-radius:999px;color:${ON_BRAND};background:${BRAND}`
const PLAIN = `${BUTTON}padding:0 8px;color:inherit;background:none`

let line: HTMLElement | undefined

/** A modal dialog makes everything outside it inert and covers it; the words outlive it. */
function place(words: HTMLElement) {
  const modals = document.querySelectorAll('dialog[open]:not([data-leaving])')
  const top = modals[modals.length - 1]
  ;(top ?? document.body).append(words)
  top?.addEventListener('close', () => words.isConnected && place(words), { once: true })
}

function say(words: string, ...actions: HTMLElement[]) {
  // The live region is in the page before words are put into it: else a screen reader does not tell them.
  if (!line) {
    line = document.createElement('div')
    line.setAttribute('role', 'status')
  }
  if (!line.isConnected) place(line)
  line.style.cssText = LINE
  const text = document.createElement('span')
  text.textContent = words
  line.replaceChildren(text, ...actions)
}

function button(words: string, style: string, onTap: () => void) {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = words
  made.style.cssText = style
  made.onclick = onTap
  return made
}

/** The page is about to load itself anew. */
export const sayUpdating = () => say('页面有更新，正在重新载入…')

/** Somebody is at work on the page: it goes when they say so. */
export const sayOutdated = (onUpdate: () => void) =>
  say(
    '页面有更新',
    button('重新载入', MAIN, onUpdate),
    button('稍后', PLAIN, () => line?.remove()),
  )

/** The app shows the package all the same. */
export const sayTooOld = () =>
  say(
    '页面版本过旧，请更新 App',
    button('知道了', PLAIN, () => line?.remove()),
  )
