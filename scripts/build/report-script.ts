/** So many things are kept until the report is loaded; what comes after them is not. */
const MOST = 20

/** The page counts as at rest when the bar on top is gone; looked at so often, in milliseconds. */
const LOOK_EVERY_MS = 1000

/**
 * The lines of every <head> that reports: keep what happens early, and load the report when the page is at rest, on a share of the page
 * views and not for those who ask not to be tracked. A page that failed to load (its bar says so in a word) is reported, too.
 * @param address of the report's file @param sample share of the page views, up to 1
 */
export const reportScript = (address: string, sample: number): string =>
  `var __notes=[];function __note(n){__notes[${MOST - 1}]||__notes.push(n)}` +
  `['error','unhandledrejection','securitypolicyviolation'].forEach(function(n){addEventListener(n,__note,true)});` +
  `${sample < 1 ? `Math.random()<${sample}&&` : ''}navigator.doNotTrack!=1&&!navigator.globalPrivacyControl&&` +
  `!function r(){setTimeout(function(){document.documentElement.dataset.busy==''?r():import('${address}').catch(function(){})},${LOOK_EVERY_MS / 1000}e3)}()`
