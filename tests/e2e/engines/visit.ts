import { setTimeout as wait } from 'node:timers/promises'
import type { Window } from './engine.ts'

/** What a page shows. */
export interface VisibleState {
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
    isReporting: Boolean(page.__page?.isReporting),
  }
})(${PAGE})`

/**
 * The state of a page once it is stable and reporting, or after half a minute.
 * @param path without trailing slash
 */
export async function getStableView({ read }: Window, path: string): Promise<VisibleState> {
  const limit = Date.now() + 30_000
  let before = ''
  for (;;) {
    // In between two documents there is nothing to read from.
    const displayed = await read<VisibleState>(SHOWN).catch(() => undefined)
    const isThere =
      displayed?.path.replace(/\/$/, '') === path && displayed.isReporting && !displayed.isBusy && displayed.text !== ''
    if (displayed && ((isThere && displayed.text === before) || Date.now() > limit)) return displayed
    before = isThere ? displayed.text : ''
    await wait(300)
  }
}

/** Have the page itself do something that ends its document. */
export const runScript = ({ read }: Window, script: string): Promise<unknown> =>
  read(`(function (window) { window.setTimeout(function () { ${script} }) })(${PAGE}) || 0`)
