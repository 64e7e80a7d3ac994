import { Hono } from 'hono'
import { inject } from 'vitest'
import { listen } from '#scripts/base/listen.ts'
import { nodeEdge } from '#scripts/site/edge/node.ts'
import type { Stack } from './stack.ts'

/** The edge in front of a stack's pages and service. @param origin where visitors find it; absent: where it listens */
export async function edgeInNode(stack: Stack, origin?: string) {
  let fetch: (request: Request) => Promise<Response>
  const app = new Hono()
  app.all('*', (c) => fetch(c.req.raw))
  const listening = await listen(app, 0)
  fetch = await nodeEdge({
    dist: inject('dist'),
    settings: { PAGE_ORIGIN: origin ?? listening.url, SERVICE_ORIGIN: stack.url },
  })
  return listening
}
