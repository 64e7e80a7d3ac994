import { readFileSync } from 'node:fs'
import type { Rolldown } from 'vite'
import { integrityOf } from './headers.ts'
import { ROOT } from './page-names.ts'
import type { PageStyles } from './page-styles.ts'

type Chunk = Rolldown.OutputChunk

/** What a page is made of, by when it is fetched. */
export interface PageGraph {
  entry: Chunk
  /** Without these it cannot be painted. */
  first: Chunk[]
  /** What lies below the first view: asked for by the <head> too, at low priority. */
  beside: Chunk[]
  later: Chunk[]
}

/** Parts that main.tsx asks for at once, beside the sign-in: they come as their own file, yet nothing is painted without them. */
const askedAtOnce = (name: string) =>
  [...readFileSync(`${ROOT}pages/${name}/main.tsx`, 'utf8').matchAll(/\bimport\('\.\/([\w-]+\.tsx?)'\)/g)].map(
    ([, file]) => `/pages/${name}/${file}`,
  )

/**
 * Which chunks a page loads, and when.
 * @param parts files of its folder that its first render asks for (shared/api/first-calls.ts) @throws Error for one that is no part
 */
export function pageGraph(
  name: string,
  output: Rolldown.RolldownOutput['output'],
  parts: readonly string[] = [],
): PageGraph {
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === name)
  if (!entry) throw new Error(`no entry chunk for ${name}`)
  const walk = (from: Chunk, via: (chunk: Chunk) => string[], seen = new Set<Chunk>()) => {
    if (!seen.has(from)) {
      seen.add(from)
      for (const file of via(from)) if (chunks.has(file)) walk(chunks.get(file)!, via, seen)
    }
    return seen
  }
  const partAt = (path: string) => [...chunks.values()].find((chunk) => chunk.moduleIds.some((id) => id.endsWith(path)))
  const first = walk(entry, (chunk) => chunk.imports)
  for (const path of askedAtOnce(name)) {
    const part = partAt(path)
    if (part) walk(part, (chunk) => chunk.imports, first)
  }
  const beside = new Set<Chunk>()
  for (const file of parts) {
    const part = partAt(`/pages/${name}/${file}`)
    if (!part || first.has(part)) throw new Error(`pages/${name}/first.ts: ${file} is not a part of its own`)
    walk(part, (chunk) => chunk.imports, beside)
  }
  const all = walk(entry, (chunk) => [...chunk.imports, ...chunk.dynamicImports])
  return {
    entry,
    first: [...first].filter((chunk) => chunk !== entry),
    beside: [...beside].filter((chunk) => !first.has(chunk)),
    later: [...all].filter((chunk) => !first.has(chunk) && !beside.has(chunk)),
  }
}

interface Parts {
  /** The page's HTML as Vite left it: head filled, empty root. */
  html: string
  graph: PageGraph
  base: string
  styles: PageStyles
  /** First view. */
  view: string
  early: string
}

/**
 * Runs before everything, in a script of its own and in the JavaScript of 2009, so that every engine can read it: the page is busy
 * (shared/app/progress.ts). A page whose own script, the one module, cannot be had says so after 10 s at the latest; one whose engine
 * has no modules or cannot read them names the cause at once. shared/app/start-page.tsx stops the clock; a script that comes still
 * later is busy again, not dead.
 */
export const BOOT_SCRIPT =
  "!function(d){function f(b){d.busy==''&&(d.busy=b)}d.busy='';__boot=setTimeout(f,1e4,'dead');" +
  "addEventListener('error',function(e){e.target.type=='module'?f('dead'):/Syn/.test(e.message)&&f('old')},true);" +
  "'noModule'in document.currentScript||f('old')}(document.documentElement.dataset)"

/**
 * A fade from page to page (page-turn.ts) that the browser gives up, because the window changed or the page came late, is
 * no error: nobody holds its promise, so the browser would report it as uncaught. Not on shared pages (50 bytes): they are
 * opened from a chat, no page of ours leads there.
 */
const TURN_SCRIPT = 'onunhandledrejection=function(e){return!/: Transition/.test(e.reason)}'
const hasTurn = (name: string) => !/Share$/.test(name)

/** Behind the entry script on hosts that send by priority (HTTP/2, 3). */
const LOW = ' fetchpriority="low"'

/** The finished HTML of a page: style, early requests and first view inside, one script to fetch. */
export function finishedHtml({ html, graph, base, styles, view, early }: Parts): {
  html: string
  scripts: string[]
  styles: string[]
} {
  const integrity = (chunk: Chunk) => `integrity="${integrityOf(chunk.code)}" crossorigin`
  const preload = (chunk: Chunk, how: string) => `<link rel="modulepreload" href="${base}${chunk.fileName}" ${how}>`
  const boot = hasTurn(graph.entry.name) ? `${BOOT_SCRIPT};${TURN_SCRIPT}` : BOOT_SCRIPT
  const scripts = [boot, early].filter(Boolean)
  const head = [
    `<style>${styles.css}</style>`,
    ...(styles.later ? [`<meta name="later-css" content="${base}${styles.later.path}">`] : []),
    ...scripts.map((text) => `<script>${text}</script>`),
    `<script type="module" src="${base}${graph.entry.fileName}" ${integrity(graph.entry)}></script>`,
    ...graph.first.map((chunk) => preload(chunk, integrity(chunk))),
    // No integrity, as nothing has it that comes by import(): a hash does not compress, and these bytes are critical.
    ...graph.beside.map((chunk) => preload(chunk, `crossorigin${LOW}`)),
    ...(graph.beside.length && styles.later
      ? [`<link rel="preload" as="style" href="${base}${styles.later.path}"${LOW}>`]
      : []),
  ]
  // The end tags of body and html may be left out.
  const finished = html
    .replace(/\s*<\/body>\s*<\/html>\s*/, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
    .replace('</head>', () => `${head.join('\n')}\n</head>`)
    .replace('<div id="app"></div>', () => `<div id="app">${view}</div>\n${NOTES}`)
  return { html: finished, scripts, styles: [styles.css] }
}

/** Words over a page that is slow, without its script or in too old an engine; reset.css says when each shows. */
const NOTES =
  '<p id="slow" role="status">网络较慢，仍在加载</p>\n<p id="dead" role="alert"><a href="">加载失败，点此重试</a></p>\n<p id="old" role="alert">系统或浏览器太旧，请升级或打开 App</p>\n<noscript><p>请开启 JavaScript</p></noscript>'
