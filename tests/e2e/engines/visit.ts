import { setTimeout as wait } from 'node:timers/promises'
import type { Window } from './engine.ts'

/** What a page shows. */
export interface Shown {
  path: string
  text: string
  title: string
  /** CSS pixels that it is wider than its window. */
  overflow: number
  isBusy: boolean
  /** The report runs: what happens from now on reaches the collector. */
  isReporting: boolean
}

/** The page, in the simulated phone or alone. Every engine has to read this. */
const PAGE = "(document.querySelector('iframe[title=手机里的页面]') || { contentWindow: window }).contentWindow"

const SHOWN = `(function (page) {
  var document = page.document, root = document.documentElement
  return {
    path: page.location.pathname,
    // Firefox leaves the text of drawings out.
    text: [document.body.innerText].concat([].map.call(document.querySelectorAll('svg text'), function (one) { return one.textContent })).join('\\n'),
    title: document.title,
    overflow: root.scrollWidth - root.clientWidth,
    isBusy: root.dataset.busy === '' || document.readyState != 'complete' || document.querySelector('[aria-busy=true]') !== null,
    isReporting: Boolean(page.__isReporting),
  }
})(${PAGE})`

/** What the page shows once it is there, at rest and reporting; as it is after half a minute otherwise. @param path without the slash at its end */
export async function shownAtRest({ read }: Window, path: string): Promise<Shown> {
  const limit = Date.now() + 30_000
  let before = ''
  for (;;) {
    // In between two documents there is nothing to read from.
    const shown = await read<Shown>(SHOWN).catch(() => undefined)
    const isThere = shown?.path.replace(/\/$/, '') === path && shown.isReporting && !shown.isBusy && shown.text !== ''
    if (shown && ((isThere && shown.text === before) || Date.now() > limit)) return shown
    before = isThere ? shown.text : ''
    await wait(300)
  }
}

/** Have the page itself do something that ends its document. */
export const act = ({ read }: Window, script: string): Promise<unknown> =>
  read(`(function (window) { window.setTimeout(function () { ${script} }) })(${PAGE}) || 0`)
