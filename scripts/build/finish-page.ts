import { OPEN_APP } from '#shared/brand.ts'
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
 * Runs before everything, in a script of its own and in the JavaScript of 2009, so that every engine can read it: the page is busy
 * (shared/app/page/progress.ts). A page whose own script, the one module, cannot be had says so after 10 s at the latest; one whose engine
 * has no modules or cannot read them names the cause at once. shared/app/page/start-page.tsx stops the clock; a script that comes still
 * later is busy again, not dead.
 */
export const BOOT_SCRIPT =
  "!function(d){function f(b){d.busy==''&&(d.busy=b)}d.busy='';__boot=setTimeout(f,1e4,'dead');" +
  "addEventListener('error',function(e){e.target.type=='module'?f('dead'):/Syn/.test(e.message)&&f('old')},true);" +
  "'noModule'in document.currentScript||f('old')}(document.documentElement.dataset)"

/**
 * A fade from page to page (page-turn.ts) that the browser gives up, because the window changed or the page came late, is
 * no error: its promise is not handled anywhere, so the browser would report it as uncaught. Not on shared pages (50 bytes): they are
 * opened from a chat, no page of ours leads there.
 */
const TURN_SCRIPT = 'onunhandledrejection=function(e){return!/: Transition/.test(e.reason)}'
const hasTurn = (name: string) => !/Shar(e|ing)$/.test(name)

/**
 * The first of all that a browser fetches. The early script stands before it, so that its requests are the first to leave, and behind
 * the card's tags: some crawlers read no more than 4 KB.
 */
const FIRST_FETCHED = '<link rel="icon"'

/** `down-B2x9Qe1k`: tells one page, and one build of it, from another. */
export const scriptId = ({ fileName }: { fileName: string }): string => fileName.replace(/.*\/|\.js$/g, '')

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
  const id = scriptId(graph.entry)
  const boot = hasTurn(graph.entry.name) ? `${BOOT_SCRIPT};${TURN_SCRIPT}` : BOOT_SCRIPT
  // Each a script of its own: an engine that cannot run the second still runs the first.
  const scripts = [boot, early].filter(Boolean)
  const beside = graph.beside.map(
    ({ fileName }) => `<link data-rel="modulepreload" href="${base}${fileName}" crossorigin>`,
  )
  const head = [
    `<style>${styles.css}</style>`,
    ...(styles.later ? [`<meta name="later-css" content="${base}${styles.later.path}">`] : []),
    ...graph.first.map((chunk) => `<link rel="modulepreload" href="${base}${chunk.fileName}" ${integrity(chunk)}>`),
  ]
  const steps: [what: string, from: RegExp | string, to: (match: string) => string][] = [
    ["take Vite's script tag out", /\s*<script type="module"[^>]*><\/script>/g, () => ''],
    [
      'put the early script first',
      FIRST_FETCHED,
      // The links that the early script will look for stand before it: what stands behind may not have arrived when it does.
      (icon) => [...connections, ...beside, ...scripts.map((text) => `<script>${text}</script>`), icon].join('\n'),
    ],
    ['fill the head', '</head>', (end) => `${head.join('\n')}\n${end}`],
    // The end tags of body and html may be left out. The script's id tells one build from another.
    ['put the script in', /<\/body>\s*<\/html>\s*$/, () => `<script type="module" id="${id}">${inline}</script>`],
    ['draw the first view', '<div id="app"></div>', () => `<div id="app">${view}</div>\n${NOTES}`],
  ]
  const finished = steps.reduce((text, [what, from, to]) => replaced(text, from, to, what), html)
  return { html: finished, scripts: [...scripts, inline], styles: [styles.css] }
}

/** Words over a page that is slow, without its script or in too old an engine; reset.css says when each shows. */
const NOTES = `<p id="slow" role="status">网络较慢，仍在加载</p>\n<p id="dead" role="alert"><a href="">加载失败，点此重试</a></p>\n<p id="old" role="alert">系统或浏览器太旧，请升级或${OPEN_APP}</p>\n<noscript><p>请开启 JavaScript</p></noscript>`
