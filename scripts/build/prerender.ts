import { type ComponentType, h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { createServer } from 'vite'
import { createDefines, type SiteConfig } from '#scripts/base/site-config.ts'
import type { RouteName } from '#shared/routes.ts'
import { BUNDLED } from './aliases.ts'

export type Prerenderer = Awaited<ReturnType<typeof createPrerenderer>>

/** Renders pages at build time, in Node, without a document: the view before any reply. */
export async function createPrerenderer(mode: string, config: SiteConfig) {
  const server = await createServer({
    ...BUNDLED,
    mode,
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    define: createDefines(config),
  })
  return {
    /** A page's first view, in its loading state, as HTML. */
    async html(name: RouteName): Promise<string> {
      const { Page } = (await server.ssrLoadModule(`/pages/${name}/page.tsx`)) as { Page: ComponentType }
      return renderToString(h(Page, {}))
    },
    close: () => server.close(),
  }
}
