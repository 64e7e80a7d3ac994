import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { ITEM_ROUTES } from '#scripts/site/edge/cards.ts'
import type { nodeEdge } from '#scripts/site/edge/node.ts'
import { pathOf, SCREENS } from '#scripts/workbench/shell/page/presets.ts'

/** Openings of each other item before anything is measured: by then Node has compiled what draws and packs, as in an edge that serves visitors. */
const WARM = 20

/** The edge function in a process of its own, warmed by other items than those that are measured: the first preset of each page. */
export async function edgeProcess(options: Parameters<typeof nodeEdge>[0]) {
  const child = fork(fileURLToPath(new URL('./edge-process.ts', import.meta.url)))
  const ready = once(child, 'message')
  child.send(options)
  const url = (await ready)[0] as string
  const others = SCREENS.filter(({ name }) => Object.hasOwn(ITEM_ROUTES, name)).flatMap(({ name, presets }) =>
    presets.slice(1).map((preset) => pathOf(name, preset, '1001')),
  )
  for (let opening = 0; opening < WARM; opening++) {
    for (const path of others) await (await fetch(url + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
  }
  return { url, end: () => child.disconnect() }
}
