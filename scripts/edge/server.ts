import { Hono } from 'hono'
import { startHttpServer } from '#scripts/base/http-server.ts'
import { findFreePorts } from '#scripts/base/ports.ts'
import { checkOrigin } from '#scripts/base/setting-values.ts'
import { readHostRules } from '#scripts/host/host-rules.ts'
import { createNodeEdge } from './node.ts'

export interface ServerSettings {
  /** The release whose function is served. */
  SITE_DIR: string
  SERVICE_ORIGIN: string
  /** Absent: where the server listens. */
  PAGE_ORIGIN?: string
  SITE_ORIGIN?: string
  /** The address to listen at; 127.0.0.1 unless given. */
  EDGE_HOST?: string
}

/**
 * Serve the edge function of a release at EDGE_PORT.
 * @returns its address
 * @throws Error in Chinese for a setting that is wrong
 */
export async function serveEdge(settings: ServerSettings): Promise<string> {
  const { SITE_DIR, SERVICE_ORIGIN, PAGE_ORIGIN, SITE_ORIGIN, EDGE_HOST } = settings
  for (const [name, value] of Object.entries({ PAGE_ORIGIN, SERVICE_ORIGIN, SITE_ORIGIN }))
    if (value) checkOrigin(name, value)
  readHostRules(SITE_DIR)
  const { EDGE_PORT: port } = await findFreePorts(['EDGE_PORT'])
  const origin = PAGE_ORIGIN ?? `http://127.0.0.1:${port}`
  const fetch = await createNodeEdge({ dist: SITE_DIR, settings: { PAGE_ORIGIN: origin, SERVICE_ORIGIN, SITE_ORIGIN } })
  const app = new Hono()
  app.all('*', (c) => fetch(c.req.raw))
  return (await startHttpServer(app, port, undefined, EDGE_HOST)).url
}

/**
 * What a bundled server runs: everything comes from the environment. Errors end it with one line.
 */
export async function runEdge(): Promise<void> {
  try {
    const { SITE_DIR, SERVICE_ORIGIN, PAGE_ORIGIN, SITE_ORIGIN, EDGE_HOST } = process.env
    if (!SITE_DIR || !SERVICE_ORIGIN || !PAGE_ORIGIN)
      throw new Error('要有环境变量 SITE_DIR、SERVICE_ORIGIN、PAGE_ORIGIN（scripts/edge/README.md，Settings）')
    console.log(`边缘函数 ${await serveEdge({ SITE_DIR, SERVICE_ORIGIN, PAGE_ORIGIN, SITE_ORIGIN, EDGE_HOST })}`)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
