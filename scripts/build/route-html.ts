import type { Plugin } from 'vite'
import { SHARE_PAGES } from '#scripts/share/pages.ts'
import { CANVAS, CANVAS_DARK, CARD_FILE, ICON_FILE, ICON_PNG_FILE, NAME } from '#shared/brand.ts'
import { escaped } from '#shared/core/escaped.ts'
import type { Route, RouteName } from '#shared/routes.ts'
import { routeOf } from './page-names.ts'
import { replaced } from './replaced.ts'
import type { SiteConfig } from './site-config.ts'

/** Fill the empty <head> of a page from its row of the route table, in dev and in the build. */
export function routeHtml(config: SiteConfig): Plugin {
  return {
    name: 'route-html',
    transformIndexHtml: {
      order: 'pre',
      handler(html, { path }) {
        const name = /pages\/(\w+)\/index\.html/.exec(path)?.[1] as RouteName | undefined
        if (!name) return html
        const route = routeOf(name)
        const lang = '<html lang="zh-CN">'
        const schemed = replaced(
          html,
          lang,
          () => (route.dark ? lang : '<html lang="zh-CN" data-scheme="light">'),
          'say the scheme',
        )
        const head = () => `<head>\n${headTags(name, route, config).join('\n')}\n</head>`
        return replaced(schemed, '<head></head>', head, 'write the head')
      },
    },
  }
}

/** The tags of a page's <head>: what a chat app, a search engine and the web view read before any script runs (scripts/edge/README.md, "Link previews"). */
export function headTags(name: RouteName, route: Route, { PAGE_ORIGIN }: SiteConfig): string[] {
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
          `<meta name="theme-color" content="${CANVAS}" media="(prefers-color-scheme:light)">`,
          `<meta name="theme-color" content="${CANVAS_DARK}" media="(prefers-color-scheme:dark)">`,
        ]
      : [`<meta name="theme-color" content="${CANVAS}">`]),
    '<meta name="format-detection" content="telephone=no">',
    `<link rel="icon" href="${ICON_FILE}">`,
    `<link rel="apple-touch-icon" href="${ICON_PNG_FILE}">`,
    ...(route.access === 'member' ? [`<meta name="access" content="member">`] : []),
    ...(route.publicTwin ? [tag('name', 'public-twin', route.publicTwin)] : []),
  ]
}
