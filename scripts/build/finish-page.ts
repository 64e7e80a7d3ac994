import { integrityOf } from './headers.ts'
import type { PageGraph } from './page-graph.ts'
import type { PageStyles } from './page-styles.ts'
import { replaced } from './replaced.ts'

interface Parts {
  /** The page's HTML as Vite left it: head filled, empty root. */
  html: string
  graph: PageGraph
  base: string
  styles: PageStyles
  /** First view. */
  view: string
  early: string
  /** Links that open connections, in front of everything that uses them. */
  connections: readonly string[]
  /** The page's own script, as it stands in the HTML. */
  inline: string
}

/**
 * Runs before everything: the page is busy (shared/app/progress.ts). A page whose own script, the one module, cannot be had says so after 10 s at the latest.
 * shared/app/start-page.tsx stops the clock; a script that comes still later is busy again, not dead.
 */
export const BOOT_SCRIPT =
  "(function(){var d=document.documentElement.dataset;d.busy='';function f(){d.busy='dead'}__boot=setTimeout(f,1e4);" +
  "addEventListener('error',function(e){if(e.target.type=='module')f()},true)})()"

/**
 * The first of all that a browser fetches. The early script stands before it, so that its requests are the first to leave, and behind
 * the card's tags: some crawlers read no more than 4 KB.
 */
const FIRST_FETCHED = '<link rel="icon"'

/**
 * The finished HTML of a page: early requests, style, first view and its own script inside; files only for what it shares with other pages.
 * @throws Error when a part finds no place
 */
export function finishedHtml({ html, graph, base, styles, view, early, connections, inline }: Parts): {
  html: string
  scripts: string[]
  styles: string[]
} {
  const integrity = (chunk: { code: string }) => `integrity="${integrityOf(chunk.code)}" crossorigin`
  const id = graph.entry.fileName.replace(/.*\/|\.js$/g, '')
  const script = [BOOT_SCRIPT, early].filter(Boolean).join(';')
  const later = styles.later && base + styles.later.path
  const beside = graph.beside.map(
    ({ fileName }) => `<link data-rel="modulepreload" href="${base}${fileName}" crossorigin>`,
  )
  if (beside.length && later) beside.push(`<link data-rel="preload" as="style" href="${later}" crossorigin>`)
  const head = [
    `<style>${styles.css}</style>`,
    ...(later ? [`<meta name="later-css" content="${later}">`] : []),
    ...beside,
    ...graph.first.map((chunk) => `<link rel="modulepreload" href="${base}${chunk.fileName}" ${integrity(chunk)}>`),
  ]
  const steps: [what: string, from: RegExp | string, to: (match: string) => string][] = [
    ["take Vite's script tag out", /\s*<script type="module"[^>]*><\/script>/g, () => ''],
    [
      'put the early script first',
      FIRST_FETCHED,
      (icon) => [...connections, `<script>${script}</script>`, icon].join('\n'),
    ],
    ['fill the head', '</head>', (end) => `${head.join('\n')}\n${end}`],
    // The id, its file's name, tells one build from another (shared/core/lazy.ts).
    ['put the script in', '</body>', (end) => `<script type="module" id="${id}">${inline}</script>\n${end}`],
    ['draw the first view', '<div id="app"></div>', () => `<div id="app">${view}</div>\n${NOTES}`],
  ]
  const finished = steps.reduce((text, [what, from, to]) => replaced(text, from, to, what), html)
  return { html: finished, scripts: [script, inline], styles: [styles.css] }
}

/** Words over a page that is slow or without its script; reset.css says when each shows. */
const NOTES =
  '<p id="slow" role="status">网络较慢，仍在加载</p>\n<div id="dead" role="alert"><a href="">页面加载失败，点此重新加载</a></div>\n<noscript><p id="no-script">请开启 JavaScript 后重新打开页面</p></noscript>'
