import { createHash } from 'node:crypto'
import { type Kept, pageCss } from './page-css.ts'
import type { PageGraph } from './page-graph.ts'

export interface PageStyles {
  /** For the first view, inline in the HTML. */
  css: string
  /** For everything: comes with the first part that is loaded later (shared/core/loading/lazy.ts). Absent when nothing is missing. */
  later?: { path: string; css: string }
}

/**
 * A page's styles in two parts. The second holds all of it anew: the order of rules decides, so what comes later cannot
 * just be appended.
 * @param view the prerendered first view
 */
export async function pageStyles(name: string, graph: PageGraph, view: string, kept: Kept): Promise<PageStyles> {
  const first = [graph.entry, ...graph.first].map(({ code }) => code)
  const css = await pageCss([...first, view], kept)
  const parts = [...graph.beside, ...graph.later].map(({ code }) => code)
  const all = await pageCss([...first, view, ...parts], { ...kept, later: kept.elder })
  if (all === css) return { css }
  const hash = createHash('sha256').update(all).digest('base64url').slice(0, 8)
  return { css, later: { path: `assets/${name}-${hash}.css`, css: all } }
}
