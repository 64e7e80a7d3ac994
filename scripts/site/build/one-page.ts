import type { Rolldown } from 'vite'
import type { SiteConfig } from '#scripts/base/site-config.ts'
import { SHARE_PAGES } from '#scripts/site/share/pages.ts'
import type { Report } from '#shared/head/settings.ts'
import type { RouteName } from '#shared/routes.ts'
import { withAgreement } from './common-files.ts'
import { debugScript } from './common-scripts.ts'
import { icpFooter, noScriptCss, pageDocument } from './document.ts'
import { headScripts, startScript, takeOverScript } from './head-scripts.ts'
import { hashSource } from './headers.ts'
import { pageStyles } from './page-css.ts'
import { pageGraph } from './page-graph.ts'
import { inlineScript, standsInHtml } from './page-scripts.ts'
import type { Prerenderer } from './prerender.ts'

/**
 * A view that the edge has drawn is shown when all of it has been read, that is when something follows it: most views stand at the foot of the
 * screen or in its middle, and would move with each piece that comes over a bad line or that a slow phone has parsed. Where the line dies in
 * the middle, what has come is shown after three seconds. Engines without `:has()` show the pieces.
 */
const WHOLE_VIEW_CSS =
  '#app:not(:has(+*)){visibility:hidden;animation:whole 0s 3s forwards}@keyframes whole{to{visibility:visible}}'

/** What a build knows before its first page. */
interface Site {
  config: SiteConfig
  prerender: Prerenderer
  /** How the <head> loads the report. */
  report?: { head: Omit<Report, 'page'> }
  /** Where what testers get lies. */
  debug?: { address: string }
}

/**
 * One page's HTML with all that stands in it; of a share page also what the edge needs to know to draw it.
 * @throws Error with the page's name where something is missing
 */
export async function onePage(
  name: RouteName,
  output: Rolldown.RolldownOutput['output'],
  { config, prerender, report, debug }: Site,
) {
  const graph = pageGraph(name, output)
  const firstView = await prerender.html(name)
  const view = name === 'file' ? await withAgreement(firstView) : firstView
  const footer = icpFooter(name, config)
  const styles = await pageStyles(name, graph, view + footer)
  const early = await headScripts(name, graph, config, report?.head ?? null)
  if (debug) early.push(debugScript(debug.address))
  const inline = standsInHtml(name)
    ? inlineScript(graph.entry)
    : await startScript(config.ASSET_BASE + graph.entry.fileName)
  const page = {
    graph,
    later: styles.later,
    inline,
    html: pageDocument({ name, config, graph, styles, view, footer, early, inline }),
    scripts: [...early, inline],
    styles: [styles.css, noScriptCss(name)],
  }
  if (!SHARE_PAGES[name]) return page
  const drawnCss = (styles.later?.css ?? styles.css) + WHOLE_VIEW_CSS
  // What the edge puts in when it draws the page (scripts/site/edge): the policy lets it, too.
  return {
    ...page,
    scripts: [...page.scripts, await takeOverScript()],
    styles: [...new Set([...page.styles, drawnCss])],
    drawn: { script: hashSource(inline), css: drawnCss },
  }
}
