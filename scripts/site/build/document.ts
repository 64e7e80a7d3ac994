import { routeOf } from '#scripts/base/page-names.ts'
import type { SiteConfig } from '#scripts/base/site-config.ts'
import { SHARE_PAGES } from '#scripts/site/share/pages.ts'
import { CANVAS, CANVAS_DARK, CARD_FILE, ICON_FILE, ICON_PNG_FILE, NAME, OPEN_APP } from '#shared/brand.ts'
import { escaped } from '#shared/core/escaped.ts'
import type { RouteName } from '#shared/routes.ts'
import { integrityOf } from './headers.ts'
import type { PageStyles } from './page-css.ts'
import { chartFiles, type PageGraph } from './page-graph.ts'
import { foreignScripts, originOf } from './third-parties.ts'

interface Parts {
  name: RouteName
  config: SiteConfig
  graph: PageGraph
  styles: PageStyles
  /** First view. */
  view: string
  /** What stands below the page (`icpFooter`). */
  footer: string
  /** What runs in the <head> (head-scripts.ts). */
  early: readonly string[]
  /** The page's own script as it stands in the HTML, or what asks for its file. */
  inline: string
}

/** `down-B2x9Qe1k`: tells one page, and one build of it, from another. */
export const scriptId = ({ fileName }: { fileName: string }): string => fileName.replace(/.*\/|\.js$/g, '')

/** A page's HTML: early requests, style, first view, and its own script or what asks for its file. */
export function pageDocument({ name, config, graph, styles, view, footer, early, inline }: Parts): string {
  const base = config.ASSET_BASE
  const tags = headTags(name, config)
  // The icon is fetched last: the early scripts stand before it, so that their requests leave first, and behind the card's tags: some crawlers read
  // no more than 4 KB. A script of its own stands before them: it is large, and the first calls wait for the app.
  const fetched = tags.findIndex((tag) => tag.startsWith('<link rel="icon"'))
  const preload = ({ fileName, code }: PageGraph['entry']) =>
    `<link rel="modulepreload" href="${base}${fileName}" integrity="${integrityOf(code)}" crossorigin>`
  return [
    '<!doctype html>',
    `<html lang="zh-CN"${marksOf(name)}>`,
    '<head>',
    ...tags.slice(0, fetched),
    ...connections(config, routeOf(name).access === 'member', view.includes(`src="${base}`)),
    ...graph.first.map(preload),
    ...foreignScripts(name, config).map((address) => `<link rel="preload" as="script" href="${escaped(address)}">`),
    ...early.map((text) => `<script>${text}</script>`),
    ...tags.slice(fetched),
    `<style>${styles.css}</style>`,
    ...(styles.later ? [`<meta name="later-css" content="${base}${styles.later.path}">`] : []),
    ...chartFiles(graph).map((file) => `<meta name="later-chart" content="${base}${file}">`),
    ...(routeOf(name).access === 'member' ? [WHOLE_FIRST] : []),
    '</head>',
    '<body>',
    '<div id="progress"></div>',
    noScriptNote(name),
    `<div id="app">${view}</div>`,
    NOTES,
    ...(footer ? [footer] : []),
    // The end tags of body and html may be left out. The script's id tells one build from another.
    `<script type="module" id="${scriptId(graph.entry)}">${inline}</script>`,
    ...(SHARE_PAGES[name] ? preloadsOfLater(graph, styles, base) : []),
  ].join('\n')
}

/**
 * What a share page needs below its first view and for the first tap, asked for when all of the HTML has come: the first calls
 * went out before it.
 */
function preloadsOfLater({ later }: PageGraph, { later: css }: PageStyles, base: string): string[] {
  const script = later.find(({ name }) => name === 'later')
  const end = ' fetchpriority="low" crossorigin>'
  return [
    ...(css ? [`<link rel="preload" as="style" href="${base}${css.path}"${end}`] : []),
    ...(script ? [`<link rel="modulepreload" href="${base}${script.fileName}"${end}`] : []),
  ]
}

/**
 * A turn to a member page takes its picture of the new page at the first frame: with this it has all of the first view, the bar that stays among it.
 * Engines without it (before Chromium 124) show what they have.
 */
const WHOLE_FIRST = '<link rel="expect" href="#slow" blocking="render">'

/**
 * What applies where scripts are off. A page begins below the note, also one that fills the screen by itself, offers nothing that needs a
 * script, and does not say that it is loading; /file cannot know which document is asked for and shows none in its name, but a list of all.
 */
export const noScriptCss = (name: RouteName): string =>
  name === 'file'
    ? 'h1,header button,#legal-text>:not(noscript){display:none}'
    : '#app{transform:translate(0);min-height:90vh}#app [role=status]{visibility:hidden}#app button,#app [role=radiogroup]{display:none}'

/** In the flow, above the page: one that the edge has drawn has its buttons where a note over it would be. */
function noScriptNote(name: RouteName): string {
  const words = SHARE_PAGES[name]
    ? '请开启 JavaScript'
    : `请在浏览器设置中开启 JavaScript，再打开${routeOf(name).title}`
  return `<noscript><style>${noScriptCss(name)}</style>${name === 'file' ? '' : `<p>${words}</p>`}</noscript>`
}

/** Words over a page that is slow, without its script or in too old an engine; reset.css says when each shows. The edge ends its view here (scripts/site/edge/rewrite.ts). */
const NOTES = `<p id="slow" role="status">网络较慢，仍在加载</p>\n<p id="dead" role="alert"><a href="">加载失败，点此重试</a></p>\n<p id="old" role="alert">系统或浏览器太旧，请升级或${OPEN_APP}</p>`

/** The ICP registration at the foot of a public page, which mainland law asks for; '' where there is none. */
export const icpFooter = (name: RouteName, { ICP_NUMBER }: SiteConfig): string =>
  ICP_NUMBER && routeOf(name).access === 'public'
    ? `<footer class="px-4 pt-4 pb-[calc(var(--safe-bottom)+5.5rem)] text-center text-caption text-ink-3"><a href="https://beian.miit.gov.cn/" target="_blank" rel="noreferrer">${escaped(ICP_NUMBER)}</a></footer>`
    : ''

/** What styles and scripts ask of the page's root, as attributes. */
export const marksOf = (name: RouteName): string =>
  `${routeOf(name).dark ? '' : ' data-scheme="light"'}${SHARE_PAGES[name] ? ' data-shared' : ''}`

/** The tags of a page's <head>: what a chat app, a search engine and the web view read before any script runs (scripts/site/edge/README.md, "Link previews"). */
export function headTags(name: RouteName, { PAGE_ORIGIN }: SiteConfig): string[] {
  const route = routeOf(name)
  const address = `${PAGE_ORIGIN}/${name}`
  const share = SHARE_PAGES[name]
  const description = share?.description ?? `${NAME} · ${route.title}`
  const tag = (key: 'name' | 'property', id: string, content: string, extra = '') =>
    `<meta ${key}="${id}" content="${escaped(content)}"${extra}>`
  const card = share && [
    tag('property', 'og:type', 'website'),
    tag('property', 'og:site_name', NAME),
    tag('property', 'og:title', route.title, ' itemprop="name"'),
    tag('property', 'og:description', description, ' itemprop="description"'),
    tag('property', 'og:url', address),
    tag('property', 'og:image', `${PAGE_ORIGIN}${CARD_FILE}`, ' itemprop="image"'),
    tag('property', 'og:image:width', '1200'),
    tag('property', 'og:image:height', '630'),
    tag('name', 'twitter:card', 'summary_large_image'),
  ]
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escaped(route.title)}</title>`,
    tag('name', 'description', description),
    ...(route.noindex ? [tag('name', 'robots', 'noindex')] : []),
    ...(card ?? []),
    ...(route.access === 'public' ? [`<link rel="canonical" href="${escaped(address)}">`] : []),
    ...(route.dark
      ? [
          tag('name', 'theme-color', CANVAS, ' media="(prefers-color-scheme:light)"'),
          tag('name', 'theme-color', CANVAS_DARK, ' media="(prefers-color-scheme:dark)"'),
        ]
      : [tag('name', 'theme-color', CANVAS)]),
    '<meta name="format-detection" content="telephone=no">',
    // Before the first script, which looks for it (shared/bridge/adopt.ts).
    ...(route.access === 'member' ? [tag('name', 'access', 'member')] : []),
    `<link rel="icon" href="${ICON_FILE}">`,
    `<link rel="apple-touch-icon" href="${ICON_PNG_FILE}">`,
    ...(route.publicTwin ? [tag('name', 'public-twin', route.publicTwin)] : []),
  ]
}

/**
 * Links that open connections while the page is read. A connection is of one of two kinds, which never share: requests with CORS and without
 * credentials (calls, scripts, later styles of another origin) need `crossorigin`; plain pictures and the page's own origin need none.
 * @param isKept the page comes from the browser's cache or the app's package, so that only its calls open a connection
 * @param pictures the page shows pictures of the build from the start, which come from where the scripts are
 */
export function connections(config: SiteConfig, isKept: boolean, pictures: boolean): string[] {
  const { API_ORIGIN, ASSET_BASE, PAGE_ORIGIN } = config
  const others = (addresses: readonly string[]) =>
    [...new Set(addresses.map(originOf))].filter((origin) => origin && origin !== originOf(PAGE_ORIGIN))
  return [
    ...(isKept && !others([API_ORIGIN]).length ? ['<link rel="preconnect" href="/">'] : []),
    ...others([API_ORIGIN, ASSET_BASE]).map((origin) => `<link rel="preconnect" href="${origin}" crossorigin>`),
    ...(pictures ? others([ASSET_BASE]).map((origin) => `<link rel="preconnect" href="${origin}">`) : []),
  ]
}
