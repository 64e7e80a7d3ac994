import type { Rolldown } from 'vite'
import type { SiteConfig } from '#scripts/base/site-config.ts'
import { SHARE_PAGES } from '#scripts/share/pages.ts'
import type { Report } from '#shared/head/settings.ts'
import type { RouteName } from '#shared/routes.ts'
import { insertAgreement } from './common-files.ts'
import { createDebugScript } from './common-scripts.ts'
import { getNoScriptCss, renderDocument, renderIcpFooter } from './document.ts'
import { buildHeadScripts, startScript, takeOverScript } from './head-scripts.ts'
import { toHashSource } from './headers.ts'
import { buildPageStyles } from './page-css.ts'
import { createPageGraph } from './page-graph.ts'
import { isEntryInlined, prepareInlineScript } from './page-scripts.ts'
import type { Prerenderer } from './prerender.ts'

/**
 * A server-rendered view is shown once all of it is parsed, so that it does not move with each
 * chunk. If the connection fails, the partial view shows after three seconds. Engines without
 * `:has()` show the chunks.
 */
const COMPLETE_VIEW_CSS =
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
 * Builds one page's HTML; for a share page also what the edge needs to render it.
 * @throws Error with the page's name when something is missing
 */
export async function buildPage(
  name: RouteName,
  output: Rolldown.RolldownOutput['output'],
  { config, prerender, report, debug }: Site,
) {
  const graph = createPageGraph(name, output)
  const firstView = await prerender.html(name)
  const view = name === 'file' ? await insertAgreement(firstView) : firstView
  const footer = renderIcpFooter(name, config)
  const styles = await buildPageStyles(name, graph, view + footer)
  const early = await buildHeadScripts(name, graph, config, report?.head ?? null)
  if (debug) early.push(createDebugScript(debug.address))
  const inline = isEntryInlined(name)
    ? prepareInlineScript(graph.entry)
    : await startScript(config.ASSET_BASE + graph.entry.fileName)
  const page = {
    graph,
    later: styles.later,
    inline,
    html: renderDocument({ name, config, graph, styles, view, footer, early, inline }),
    scripts: [...early, inline],
    styles: [styles.css, getNoScriptCss(name)],
  }
  if (!SHARE_PAGES[name]) return page
  const renderedCss = (styles.later?.css ?? styles.css) + COMPLETE_VIEW_CSS
  // What the edge puts in when it draws the page (scripts/edge): the policy lets it, too.
  return {
    ...page,
    scripts: [...page.scripts, await takeOverScript()],
    styles: [...new Set([...page.styles, renderedCss])],
    drawn: { script: toHashSource(inline), css: renderedCss },
  }
}
