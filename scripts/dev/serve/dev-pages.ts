import type { Plugin, ViteDevServer } from 'vite'
import { getPageNames, getRoute } from '#scripts/base/page-names.ts'
import type { SiteConfig } from '#scripts/base/site-config.ts'
import { createDebugScript } from '#scripts/build/common-scripts.ts'
import { renderHeadTags, renderHtmlAttributes } from '#scripts/build/document.ts'
import { MEMBER_SHEETS } from '#scripts/build/page-css.ts'
import { repairAddress } from '#shared/core/links/repair-path.ts'
import type { RouteName } from '#shared/routes.ts'

type MpaOptions = import('vite-plugin-mpa').MpaOptions
type Mpa = typeof import('vite-plugin-mpa').default

// When it is loaded the plugin reads the program's arguments, and answers --help with its own.
const { argv } = process
process.argv = argv.slice(0, 2)
const module = await import('vite-plugin-mpa')
process.argv = argv

/** What testers get, as it lies in the sources. */
const DEBUG_IN_DEV = '/shared/debug/main.ts'

/** Of what the build writes into each <head> as text, what a page in dev needs. */
const HEAD_IN_DEV = '<script type="module" src="/shared/head/address.ts"></script>'

/** The one stylesheet, which the build inlines per page (page-css.ts). */
const getStyles = (name: RouteName) =>
  ['base.css', ...(getRoute(name).access === 'member' ? MEMBER_SHEETS : [])].map(
    (file) => `<link rel="stylesheet" href="/shared/ui/styles/${file}">`,
  )

/** In an ES module its default export arrives as `{ default: fn }`. */
const mpa: Mpa = (module.default as unknown as { default?: Mpa }).default ?? module.default

/**
 * The pages in dev: vite-plugin-mpa, which finds `pages/<route>/main.tsx`, with workarounds.
 * `scanDir` is './pages', because 'pages' names every entry ''. Rewrites are absolute, because
 * relative ones answer 404 on Vite 8. Other addresses of the shell and the service are not
 * redirected to `/`. `closeBundle`, which deletes files of dist when dev stops, is removed. It
 * opens no browser. Requests that do not accept HTML (prefetches, shared/page/prefetch.ts) get
 * the page too. Heads are filled as in the build (document.ts).
 */
export function createPagesPlugin(config: SiteConfig): Plugin {
  const options: Partial<MpaOptions> = {
    scanDir: './pages',
    scanFile: 'main.tsx',
    open: false,
    rewrites: [
      ...getPageNames().map((name) => ({
        from: new RegExp(`^/${name}(/|/index\\.html|\\.html)?$`),
        to: `/pages/${name}/index.html`,
      })),
      { from: /^\/$/, to: '/index.html' },
      { from: /./, to: ({ parsedUrl }: { parsedUrl: { path: string | null } }) => parsedUrl.path ?? '/' },
    ],
  }
  const { closeBundle: _, configureServer, ...plugin } = mpa(options)
  return {
    ...plugin,
    configureServer(server) {
      server.middlewares.use(({ headers, url = '' }, response, next) => {
        const { pathname, search } = new URL(url, 'http://dev')
        const right = repairAddress(pathname, search, getPageNames())
        if (right) return void response.writeHead(302, { location: right }).end()
        if (headers.accept === '*/*') headers.accept = 'text/html, */*'
        next()
      })
      return (configureServer as (server: ViteDevServer) => void)(server)
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html, { path }) {
        const name = /pages\/(\w+)\/index\.html/.exec(path)?.[1] as RouteName | undefined
        if (!name) return html
        return html
          .replace('lang="zh-CN"', (lang) => lang + renderHtmlAttributes(name))
          .replace(
            '<head>',
            () =>
              `<head>\n${[...renderHeadTags(name, config), ...getStyles(name), HEAD_IN_DEV, `<script>${createDebugScript(DEBUG_IN_DEV)}</script>`].join('\n')}`,
          )
      },
    },
  }
}
