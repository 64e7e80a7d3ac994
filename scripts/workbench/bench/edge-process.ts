import { listen } from '#scripts/base/listen.ts'
import { nodeEdge } from '#scripts/site/edge/node.ts'

// A process of its own, as on a server: the browser's driver must not hold up what the edge answers.
process.on('message', async (options: Parameters<typeof nodeEdge>[0]) => {
  process.send!((await listen({ fetch: await nodeEdge(options) }, 0)).url)
})
process.on('disconnect', () => process.exit())
