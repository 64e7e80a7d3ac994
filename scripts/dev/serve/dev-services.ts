import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Plugin } from 'vite'
import { ROOT } from '#scripts/base/page-names.ts'
import { injectShell, serveShell } from '#scripts/dev/serve/shell-routes.ts'
import { readDocument } from '#scripts/legal/read-document.ts'
import { bundleShell } from '#scripts/native-shell/bundle.ts'
import { DOCUMENT_TYPES } from '#shared/core/document.ts'

/**
 * In `npm run dev` the local service, the shell and the legal texts are served from the page's
 * origin, as with `npm start`.
 */
export function createDevServicesPlugin(): Plugin {
  const service = `http://127.0.0.1:${process.env.SERVICE_PORT || 8787}`
  return {
    name: 'dev-services',
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    config: () => ({
      server: {
        proxy: Object.fromEntries(['/api', '/pk', '/local'].map((path) => [path, { target: service }])),
        // Output of other commands is not watched.
        watch: { ignored: ['dist', 'dist.*', '.cache', '.data'].map((folder) => `${ROOT}${folder}/**`) },
      },
    }),
    async configureServer(server) {
      const app = new Hono()
      serveShell(app, await bundleShell())
      // The build makes these texts of the documents.
      for (const type of DOCUMENT_TYPES) app.get(`/legal/${type}.json`, async (c) => c.json(await readDocument(type)))
      const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
      server.middlewares.use((request, response, next) => {
        if (/^\/shell|^\/legal\/\w+\.json/.test(request.url ?? '')) void listener(request, response)
        else next()
      })
    },
    transformIndexHtml: {
      order: 'post',
      // The script looks for the shell around it and does nothing without one.
      handler: (html) => injectShell(html),
    },
  }
}
