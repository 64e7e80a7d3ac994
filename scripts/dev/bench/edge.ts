import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startHttpServer } from '#scripts/base/http-server.ts'
import { ITEM_ROUTES } from '#scripts/edge/cards.ts'
import { createNodeEdge } from '#scripts/edge/node.ts'
import { createPath, SCREENS } from '#scripts/native-shell/page/presets.ts'

type Options = Parameters<typeof createNodeEdge>[0]

/** Warm-up page views of other items, after which Node has compiled the render path. */
const WARM = 20

/**
 * Runs the edge function in its own process, as on a server, warmed up with the first preset of
 * each page.
 */
export async function startEdgeProcess(options: Options) {
  const child = fork(fileURLToPath(import.meta.url))
  const ready = once(child, 'message')
  child.send(options)
  const url = (await ready)[0] as string
  const others = SCREENS.filter(({ name }) => Object.hasOwn(ITEM_ROUTES, name)).flatMap(({ name, presets }) =>
    presets.slice(1).map((preset) => createPath(name, preset, '1001')),
  )
  for (let opening = 0; opening < WARM; opening++) {
    for (const path of others) await (await fetch(url + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
  }
  return { url, end: () => child.disconnect() }
}

if (import.meta.main) {
  process.on('message', async (options: Options) => {
    process.send!((await startHttpServer({ fetch: await createNodeEdge(options) }, 0)).url)
  })
  process.on('disconnect', () => process.exit())
}
