import { createHash } from 'node:crypto'
import { addedRules } from './beside-styles.ts'
import { type Kept, pageCss, variablesIn } from './page-css.ts'
import type { PageGraph } from './page-graph.ts'

export interface PageStyles {
  /** For the first view, inline in the HTML. */
  css: string
  /** For everything: comes with the first part that is loaded later (shared/core/loading/lazy.ts). Absent when nothing is missing. */
  later?: { path: string; css: string }
  /** What `css` lacks of the rules for the parts of the first screen. */
  beside: ReturnType<typeof addedRules>
}

/**
 * A page's styles in parts. The later one holds all of it anew: the order of rules decides, so what comes later cannot
 * just be appended. The parts of the first screen do not wait for it.
 * @param view the prerendered first view
 */
export async function pageStyles(name: string, graph: PageGraph, view: string, kept: Kept): Promise<PageStyles> {
  const first = [graph.entry, ...graph.first].map(({ code }) => code)
  const css = await pageCss([...first, view], kept)
  const beside = graph.beside.map(({ code }) => code)
  const more = beside.length
    ? addedRules(css, await pageCss([...first, view, ...beside], kept), beside.flatMap(variablesIn))
    : []
  const later = graph.later.map(({ code }) => code)
  const all = await pageCss([...first, view, ...beside, ...later], { ...kept, later: kept.elder })
  if (all === css) return { css, beside: more }
  const hash = createHash('sha256').update(all).digest('base64url').slice(0, 8)
  return { css, beside: more, later: { path: `assets/${name}-${hash}.css`, css: all } }
}
