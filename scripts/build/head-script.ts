import { existsSync } from 'node:fs'
import { SHARE_PAGES } from '#scripts/share/pages.ts'
import { statusBarScript } from '#shared/core/status-bar.ts'
import type { RouteName } from '#shared/routes.ts'
import { earlyScript } from './early-script.ts'
import { elderScript } from './elder-script.ts'
import { firstCallsOf } from './first-calls.ts'
import type { PageGraph } from './page-graph.ts'
import { ROOT, routeOf } from './page-names.ts'
import type { Prerenderer } from './prerender.ts'

/** What a page runs in its <head>, before it is drawn: the shell's status bar, the text size, the first calls, its own few lines. */
export async function headScript(
  name: RouteName,
  graph: PageGraph,
  prerender: Prerenderer,
  origin: string,
): Promise<string> {
  const isMembers = routeOf(name).access === 'member'
  const texts = [
    drawsOwnBar(graph) && statusBarScript(isMembers),
    isMembers && (await elderScript()),
    earlyScript(firstCallsOf(SHARE_PAGES[name]), origin),
    await ownScript(name, prerender),
  ]
  return texts.filter(Boolean).join(';')
}

/** Whether the page ever takes the place of the shell's bar. */
const drawsOwnBar = ({ entry, first, beside, later }: PageGraph) =>
  [entry, ...first, ...beside, ...later].some(({ moduleIds }) =>
    moduleIds.includes(`${ROOT}shared/app/page/shell-look.ts`),
  )

/** A page's own small script (pages/<route>/early.ts). */
async function ownScript(name: RouteName, prerender: Prerenderer): Promise<string> {
  const path = `/pages/${name}/early.ts`
  if (!existsSync(ROOT + path.slice(1))) return ''
  return (await prerender.module<{ early: string }>(path)).early
}
