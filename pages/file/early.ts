import { DOCUMENTS } from '#shared/core/document.ts'

declare global {
  interface Window {
    /** The text of the document that the address asks for, on its way since the <head>. */
    __legal?: Promise<Response>
  }
}

const OTHERS = Object.keys(DOCUMENTS).slice(1)

/**
 * Runs in the <head> (scripts/build/build.ts). The page's HTML holds the user agreement; when the address asks for
 * another document, that text is hidden before it is drawn, and the other one is fetched while the bundle is on its way.
 */
export const early =
  `(function(){var t=new URLSearchParams(location.search).get('type');if(${JSON.stringify(OTHERS)}.indexOf(t)<0)return;` +
  `document.documentElement.dataset.other='';(window.__legal=fetch('/legal/'+t+'.json')).catch(function(){})})()`
