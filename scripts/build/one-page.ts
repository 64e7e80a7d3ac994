import type { Rolldown } from 'vite'
import { withAgreement, withoutScriptNote } from '#scripts/legal/site.ts'
import { SHARE_PAGES } from '#scripts/share/pages.ts'
import type { RouteName } from '#shared/routes.ts'
import { besideScript } from './beside-styles.ts'
import { BESIDE } from './chunks.ts'
import { connections } from './connections.ts'
import { EDGE_SCRIPT, WHOLE_VIEW_CSS } from './edge-script.ts'
import { finishedHtml, scriptId } from './finish-page.ts'
import { headScript } from './head-script.ts'
import { hashSource } from './headers.ts'
import { inlineEntry } from './inline-entry.ts'
import { pageGraph, pageHtml } from './page-graph.ts'
import { routeOf } from './page-names.ts'
import { pageStyles } from './page-styles.ts'
import { MEMBER_TURN_CSS, PAGE_TURN_CSS } from './page-turn.ts'
import type { Prerenderer } from './prerender.ts'
import type { SiteConfig } from './site-config.ts'
import { WIDE_ROOM_CSS } from './wide-room.ts'

/**
 * One page's HTML with all that stands in it; of a share page also what the edge needs to know to draw it. The script of its `parts` is given their styles.
 * @param report what loads the report (report-part.ts) @throws Error with the page's name where something is missing
 */
export async function onePage(
  name: RouteName,
  output: Rolldown.RolldownOutput['output'],
  prerender: Prerenderer,
  config: SiteConfig,
  report: (page: string) => string = () => '',
) {
  const graph = pageGraph(name, output, SHARE_PAGES[name]?.parts)
  const firstView = await prerender.html(name)
  const view = name === 'file' ? await withAgreement(firstView) : firstView
  const { dark = false, access } = routeOf(name)
  const styles = await pageStyles(name, graph, view, { dark, elder: access === 'member' })
  // The report first: it keeps what happens in the others.
  const id = scriptId(graph.entry)
  const early = [report(id), await headScript(name, graph, prerender, config.API_ORIGIN)].filter(Boolean).join(';')
  const turns = PAGE_TURN_CSS + (access === 'member' ? MEMBER_TURN_CSS : '')
  const share = SHARE_PAGES[name]
  const ownCss = turns + (share ? WIDE_ROOM_CSS : '')
  styles.css += ownCss
  const part = graph.beside.find((chunk) => chunk.name === BESIDE)
  // The bundler's chunks have a getter there.
  if (part)
    Object.defineProperty(part, 'code', { value: part.code.trimEnd() + besideScript(styles.css, styles.beside) })
  const drawnCss = (styles.later ? styles.later.css + ownCss : styles.css) + WHOLE_VIEW_CSS
  const inline = inlineEntry(graph.entry, config.ASSET_BASE)
  const links = connections(config, view.includes(`src="${config.ASSET_BASE}`))
  try {
    const page = finishedHtml({
      html: pageHtml(name, output),
      graph,
      base: config.ASSET_BASE,
      styles,
      view,
      early,
      connections: links,
      inline: inline.script,
    })
    const html = name === 'file' ? withoutScriptNote(page.html) : page.html
    const own = { graph, later: styles.later, inline, ...page, html }
    if (!share) return own
    // What the edge puts in when it draws the page (scripts/edge): the policy lets it, too.
    return {
      ...own,
      scripts: [...page.scripts, EDGE_SCRIPT],
      styles: [...new Set([...page.styles, drawnCss])],
      drawn: { script: hashSource(inline.script), css: drawnCss },
    }
  } catch (error) {
    throw new Error(`pages/${name}: ${(error as Error).message}`)
  }
}
