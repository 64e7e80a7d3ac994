import { getRoute } from '#scripts/base/page-names.ts'
import type { SiteConfig } from '#scripts/base/site-config.ts'
import { SHARE_PAGES } from '#scripts/share/pages.ts'
import { CANVAS, CANVAS_DARK, CARD_FILE, ICON_FILE, ICON_PNG_FILE, NAME, OPEN_APP } from '#shared/brand.ts'
import { escapeHtml } from '#shared/format/escape-html.ts'
import type { RouteName } from '#shared/routes.ts'
import { computeIntegrity } from './headers.ts'
import type { PageStyles } from './page-css.ts'
import { getChartFiles, type PageGraph } from './page-graph.ts'
import { getOrigin, getThirdPartyScripts } from './third-parties.ts'

interface DocumentParts {
  name: RouteName
  config: SiteConfig
  graph: PageGraph
  styles: PageStyles
  /** First view. */
  view: string
  /** The content below the page (`renderIcpFooter`). */
  footer: string
  /** What runs in the <head> (head-scripts.ts). */
  early: readonly string[]
  /** The page's entry script, inlined, or the tag that loads its file. */
  inline: string
}

/** `down-B2x9Qe1k`: identifies a page and its build. */
export const getScriptId = ({ fileName }: { fileName: string }): string => fileName.replace(/.*\/|\.js$/g, '')

/**
 * A page's HTML: early requests, style, first view, and its own script or what asks for its file.
 */
export function renderDocument({ name, config, graph, styles, view, footer, early, inline }: DocumentParts): string {
  const base = config.ASSET_BASE
  const tags = renderHeadTags(name, config)
  // The icon is fetched last. Inlined calls go before it, so that their requests leave first, and
  // after the card's tags, because some crawlers read only 4 KB.
  const fetched = tags.findIndex((renderMeta) => renderMeta.startsWith('<link rel="icon"'))
  const renderPreload = ({ fileName, code }: PageGraph['entry']) =>
    `<link rel="modulepreload" href="${base}${fileName}" integrity="${computeIntegrity(code)}" crossorigin>`
  return [
    '<!doctype html>',
    `<html lang="zh-CN"${renderHtmlAttributes(name)}>`,
    '<head>',
    ...tags.slice(0, fetched),
    ...renderConnectionHints(config, getRoute(name).access === 'member', view.includes(`src="${base}`)),
    ...graph.first.map(renderPreload),
    ...getThirdPartyScripts(name, config).map(
      (address) => `<link rel="preload" as="script" href="${escapeHtml(address)}">`,
    ),
    ...early.map((text) => `<script>${text}</script>`),
    ...tags.slice(fetched),
    `<style>${styles.css}</style>`,
    ...(styles.later ? [`<meta name="later-css" content="${base}${styles.later.path}">`] : []),
    ...getChartFiles(graph).map((file) => `<meta name="later-chart" content="${base}${file}">`),
    ...(getRoute(name).access === 'member' ? [COMPLETE_FIRST] : []),
    '</head>',
    '<body>',
    '<div id="progress"></div>',
    renderNoScriptNote(name),
    `<div id="app">${view}</div>`,
    NOTES,
    ...(footer ? [footer] : []),
    // The end tags of body and html are optional. The script's id identifies the build.
    `<script type="module" id="${getScriptId(graph.entry)}">${inline}</script>`,
    ...(SHARE_PAGES[name] ? getDeferredPreloads(graph, styles, base) : []),
  ].join('\n')
}

/**
 * Preloads of a share page for the content below its first view and for the first tap. They are at
 * the end of the HTML, so that the page's first calls go out earlier.
 */
function getDeferredPreloads({ later }: PageGraph, { later: css }: PageStyles, base: string): string[] {
  const script = later.find(({ name }) => name === 'later')
  const end = ' fetchpriority="low" crossorigin>'
  return [
    ...(css ? [`<link rel="preload" as="style" href="${base}${css.path}"${end}`] : []),
    ...(script ? [`<link rel="modulepreload" href="${base}${script.fileName}"${end}`] : []),
  ]
}

/**
 * A view transition to a member page captures the new page at its first frame; this waits for the
 * complete first view. Engines before Chromium 124 ignore it.
 */
const COMPLETE_FIRST = '<link rel="expect" href="#slow" blocking="render">'

/**
 * Styles for visitors without script: the page starts below the note, hides what needs a script and
 * shows no loading state. /file cannot know the requested document and lists all of them.
 */
export const getNoScriptCss = (name: RouteName): string =>
  name === 'file'
    ? 'h1,header button,#legal-text>:not(noscript){display:none}'
    : '#app{transform:translate(0);min-height:90vh}#app [role=status]{visibility:hidden}#app button,#app [role=radiogroup]{display:none}'

/**
 * In the flow, above the page: one that the edge has drawn has its buttons where a note over it
 * would be.
 */
function renderNoScriptNote(name: RouteName): string {
  const label = SHARE_PAGES[name]
    ? '请开启 JavaScript'
    : `请在浏览器设置中开启 JavaScript，再打开${getRoute(name).title}`
  return `<noscript><style>${getNoScriptCss(name)}</style>${name === 'file' ? '' : `<p>${label}</p>`}</noscript>`
}

/**
 * Notes over a page that is slow, has no script or runs in an old engine; reset.css shows them. The
 * edge ends its view here (scripts/edge/rewrite.ts).
 */
const NOTES = `<p id="slow" role="status">网络较慢，仍在加载</p>\n<p id="dead" role="alert"><a href="">加载失败，点此重试</a></p>\n<p id="old" role="alert">系统或浏览器太旧，请升级或${OPEN_APP}</p>`

/**
 * The ICP registration at the foot of a public page, which mainland law asks for; '' where there is
 * none.
 */
export const renderIcpFooter = (name: RouteName, { ICP_NUMBER }: SiteConfig): string =>
  ICP_NUMBER && getRoute(name).access === 'public'
    ? `<footer class="px-4 pt-4 pb-[calc(var(--safe-bottom)+5.5rem)] text-center text-caption text-ink-3"><a href="https://beian.miit.gov.cn/" target="_blank" rel="noreferrer">${escapeHtml(ICP_NUMBER)}</a></footer>`
    : ''

/** What styles and scripts ask of the page's root, as attributes. */
export const renderHtmlAttributes = (name: RouteName): string =>
  `${getRoute(name).dark ? '' : ' data-scheme="light"'}${SHARE_PAGES[name] ? ' data-shared' : ''}`

/**
 * The tags of a page's <head> that chat apps, search engines and the web view read before any
 * script runs (scripts/edge/README.md, "Link previews").
 */
export function renderHeadTags(name: RouteName, { PAGE_ORIGIN }: SiteConfig): string[] {
  const route = getRoute(name)
  const address = `${PAGE_ORIGIN}/${name}`
  const share = SHARE_PAGES[name]
  const description = share?.description ?? `${NAME} · ${route.title}`
  const renderMeta = (key: 'name' | 'property', id: string, content: string, extra = '') =>
    `<meta ${key}="${id}" content="${escapeHtml(content)}"${extra}>`
  const card = share && [
    renderMeta('property', 'og:type', 'website'),
    renderMeta('property', 'og:site_name', NAME),
    renderMeta('property', 'og:title', route.title, ' itemprop="name"'),
    renderMeta('property', 'og:description', description, ' itemprop="description"'),
    renderMeta('property', 'og:url', address),
    renderMeta('property', 'og:image', `${PAGE_ORIGIN}${CARD_FILE}`, ' itemprop="image"'),
    renderMeta('property', 'og:image:width', '1200'),
    renderMeta('property', 'og:image:height', '630'),
    renderMeta('name', 'twitter:card', 'summary_large_image'),
  ]
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(route.title)}</title>`,
    renderMeta('name', 'description', description),
    ...(route.noindex ? [renderMeta('name', 'robots', 'noindex')] : []),
    ...(card ?? []),
    ...(route.access === 'public' ? [`<link rel="canonical" href="${escapeHtml(address)}">`] : []),
    ...(route.dark
      ? [
          renderMeta('name', 'theme-color', CANVAS, ' media="(prefers-color-scheme:light)"'),
          renderMeta('name', 'theme-color', CANVAS_DARK, ' media="(prefers-color-scheme:dark)"'),
        ]
      : [renderMeta('name', 'theme-color', CANVAS)]),
    '<meta name="format-detection" content="telephone=no">',
    // Before the first script, which looks for it (shared/bridge/connect.ts).
    ...(route.access === 'member' ? [renderMeta('name', 'access', 'member')] : []),
    `<link rel="icon" href="${ICON_FILE}">`,
    `<link rel="apple-touch-icon" href="${ICON_PNG_FILE}">`,
    ...(route.publicTwin ? [renderMeta('name', 'public-twin', route.publicTwin)] : []),
  ]
}

/**
 * Links that open connections while the page is parsed. Connections with CORS and without
 * credentials (calls, scripts, styles of another origin) need `crossorigin`; plain pictures and the
 * page's own origin do not.
 * @param isCached the page comes from a cache or the app's package, so only its calls open a
 *   connection
 * @param pictures the page shows pictures of the build from the start
 */
export function renderConnectionHints(config: SiteConfig, isCached: boolean, pictures: boolean): string[] {
  const { API_ORIGIN, ASSET_BASE, PAGE_ORIGIN } = config
  const getOtherOrigins = (addresses: readonly string[]) =>
    [...new Set(addresses.map(getOrigin))].filter((origin) => origin && origin !== getOrigin(PAGE_ORIGIN))
  return [
    ...(isCached && !getOtherOrigins([API_ORIGIN]).length ? ['<link rel="preconnect" href="/">'] : []),
    ...getOtherOrigins([API_ORIGIN, ASSET_BASE]).map(
      (origin) => `<link rel="preconnect" href="${origin}" crossorigin>`,
    ),
    ...(pictures ? getOtherOrigins([ASSET_BASE]).map((origin) => `<link rel="preconnect" href="${origin}">`) : []),
  ]
}
