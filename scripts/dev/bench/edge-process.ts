import { startHttpServer } from '#scripts/base/http-server.ts'
import { createNodeEdge } from '#scripts/edge/node.ts'

// A process of its own, as on a server: the browser's driver must not hold up what the edge
// answers.
process.on('message', async (options: Parameters<typeof createNodeEdge>[0]) => {
  process.send!((await startHttpServer({ fetch: await createNodeEdge(options) }, 0)).url)
})
process.on('disconnect', () => process.exit())
