/** So many things are kept until the report is loaded; what comes after them is not. */
const MOST = 20

/** The page counts as at rest when the bar on top is gone; looked at so often, in milliseconds. */
const LOOK_EVERY_MS = 1000

interface ReportScript {
  /** Of the report's file. */
  address: string
  /** REPORT_URL. */
  url: string
  /** Share of the page views, up to 1. */
  sample: number
  /** Id of the page's own script, `down-B2x9Qe1k`: route and build. */
  page: string
}

/**
 * The lines of every <head> that reports: keep what happens early, and load the report when the page is at rest, on a share of the page
 * views and not for those who ask not to be tracked. A page that failed to load (its bar says so in a word) is reported, too.
 * A page that is left before the report runs (`__told`) says its own name and nothing else.
 */
export const reportScript = ({ address, url, sample, page }: ReportScript): string =>
  `var __told,__notes=[];function __note(n){__notes[${MOST - 1}]||__notes.push(n)}` +
  `['error','unhandledrejection','securitypolicyviolation'].forEach(function(n){addEventListener(n,__note,true)});` +
  `${sample < 1 ? `Math.random()<${sample}&&` : ''}navigator.doNotTrack!=1&&!navigator.globalPrivacyControl&&` +
  `(addEventListener('pagehide',function(){__told||(__told=1,navigator.sendBeacon('${url}','{"left":"${page}"}'))}),` +
  `function r(){setTimeout(function(){__told||(document.documentElement.dataset.busy==''?r():import('${address}').catch(function(){}))},${LOOK_EVERY_MS / 1000}e3)}())`
