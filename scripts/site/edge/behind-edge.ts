import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { ITEM_ROUTES } from './cards.ts'
import { pageOf } from './item.ts'

type Env = { Bindings: HttpBindings }

/** The share pages, their pictures and the function's health through the edge function, as a host would send them; the rest straight from the site. */
export function behindEdge(site: Hono<Env>, edge: (request: Request) => Promise<Response>): Hono<Env> {
  const app = new Hono<Env>()
  app.all('*', (c) => {
    const page = pageOf(c.req.path)
    const isShared = (page && Object.hasOwn(ITEM_ROUTES, page)) || /^\/(card|edge)\//.test(c.req.path)
    // A page in the simulated shell gets its native half from the site.
    const isFramed = c.req.header('sec-fetch-dest') === 'iframe'
    return isShared && !isFramed ? edge(c.req.raw) : site.fetch(c.req.raw, c.env)
  })
  return app
}
