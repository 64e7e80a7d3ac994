import { inject } from 'vitest'
import { startHttpServer } from '#scripts/base/http-server.ts'
import { createNodeEdge } from '#scripts/edge/node.ts'
import type { Stack } from './stack.ts'

/** For crawlers of a test: what they read is the item's, however busy the machine is. */
export const PATIENT = { CRAWLER_MS: '4000' }

/** The edge in front of a stack's pages and service. @param origin where visitors find it; absent: where it listens
 *  @param patience `{}`: crawlers wait no longer than in production */
export async function startNodeEdge(stack: Stack, origin?: string, patience: Partial<typeof PATIENT> = PATIENT) {
  let fetch: (request: Request) => Promise<Response>
  const listening = await startHttpServer({ fetch: (request) => fetch(request) }, 0)
  fetch = await createNodeEdge({
    dist: inject('dist'),
    settings: { PAGE_ORIGIN: origin ?? listening.url, SERVICE_ORIGIN: stack.url, ...patience },
  })
  return listening
}
