import type { Plugin, ViteDevServer } from 'vite'
import { pageNames, routeOf } from '#scripts/base/page-names.ts'
import type { SiteConfig } from '#scripts/base/site-config.ts'
import { debugScript } from '#scripts/site/build/common-scripts.ts'
import { headTags, marksOf } from '#scripts/site/build/document.ts'
import { MEMBER_SHEETS } from '#scripts/site/build/page-css.ts'
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
const DEBUG_IN_DEV = '/shared/app/debug/main.ts'

/** Of what the build writes into each <head> as text, what a page in dev needs. */
const HEAD_IN_DEV = '<script type="module" src="/shared/head/address.ts"></script>'

/** The one stylesheet, which the build writes into each page by itself (page-css.ts). */
const stylesOf = (name: RouteName) =>
  ['base.css', ...(routeOf(name).access === 'member' ? MEMBER_SHEETS : [])].map(
    (file) => `<link rel="stylesheet" href="/shared/ui/styles/${file}">`,
  )

/** In an ES module its default export arrives as `{ default: fn }`. */
const mpa: Mpa = (module.default as unknown as { default?: Mpa }).default ?? module.default

/**
 * The pages in dev: vite-plugin-mpa, which finds `pages/<route>/main.tsx` and its HTML, with its traps taken out:
 * - `scanDir: 'pages'` would name every entry '' and build one page: './pages' is right;
 * - its own rewrites are relative and answer 404 on Vite 8: absolute ones are passed, one for each route;
 * - it sends every other address that a browser opens to `/`, the shell and the service's own pages too: they stay what they are;
 * - its `closeBundle` also runs when dev or vitest stops and deletes files of dist: dropped;
 * - it opens a browser: switched off;
 * - it sends nobody who does not ask for HTML to a page, so not what fetches one ahead (shared/app/page/prefetch.ts): whoever asks for anything does.
 * Heads are filled as in the build (document.ts), which has no use for the HTML files.
 */
export function pages(config: SiteConfig): Plugin {
  const options: Partial<MpaOptions> = {
    scanDir: './pages',
    scanFile: 'main.tsx',
    open: false,
    rewrites: [
      ...pageNames().map((name) => ({
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
        const right = repairAddress(pathname, search, pageNames())
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
          .replace('lang="zh-CN"', (lang) => lang + marksOf(name))
          .replace(
            '<head>',
            () =>
              `<head>\n${[...headTags(name, config), ...stylesOf(name), HEAD_IN_DEV, `<script>${debugScript(DEBUG_IN_DEV)}</script>`].join('\n')}`,
          )
      },
    },
  }
}
