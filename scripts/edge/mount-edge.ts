import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { ITEM_ROUTES } from './cards.ts'
import { getPageName } from './item.ts'

type Env = { Bindings: HttpBindings }

/**
 * Routes share pages, their pictures and the health check through the edge function, and everything
 * else to the site.
 */
export function mountEdge(site: Hono<Env>, edge: (request: Request) => Promise<Response>): Hono<Env> {
  const app = new Hono<Env>()
  app.all('*', (c) => {
    const page = getPageName(c.req.path)
    const isShared = (page && Object.hasOwn(ITEM_ROUTES, page)) || /^\/(card|edge)\//.test(c.req.path)
    // A page in the simulated shell gets its native half from the site.
    const isFramed = c.req.header('sec-fetch-dest') === 'iframe'
    return isShared && !isFramed ? edge(c.req.raw) : site.fetch(c.req.raw, c.env)
  })
  return app
}
