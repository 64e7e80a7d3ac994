import { type ComponentType, h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import type { PageFiles } from '#scripts/build/edge-bundle.ts'
import type {} from '#shared/core/loading/initial-module.ts'
import type { QueryState } from '#shared/core/loading/query-state.ts'
import type { RouteName } from '#shared/routes.ts'
import { location, renderContext } from './location.ts'

/** A page as this build has it. */
export interface PageModule extends PageFiles {
  Page: ComponentType
}

/** The input of a render, the same for every visitor. */
export interface RenderContext {
  origin: string
  /** The values of the address that the page reads, with `?`, or ''. */
  search: string
  title: string
  replies: typeof renderContext.replies
}

export interface Renderer {
  /** Whether a page, going by its policy, is of the same build as this function. */
  fits(name: RouteName, policy: string | null): boolean
  /**
   * Renders the first view as HTML with all its styles. `isAwaited`: hydration must wait for the
   * same replies and modules.
   * @returns undefined when the view would show an error for a request that was never sent
   */
  html(name: RouteName, opening: RenderContext): Promise<{ html: string; css: string; isAwaited: boolean } | undefined>
}

/** A component that asks for something new takes one render more; no page has as many. */
const MAX_RENDERS = 12

export function createRenderer(pages: { readonly [name in RouteName]?: PageModule }): Renderer {
  return {
    fits: (name, policy) => Boolean(pages[name] && policy?.includes(pages[name].script)),
    async html(name, at) {
      const { Page, css } = pages[name]!
      const cached: unknown[] = []
      for (let renders = 0; renders < MAX_RENDERS; renders++) {
        const result = renderWhenReady(Page, at, cached)
        if (typeof result !== 'string') await result
        else if (cached.some(isForeign)) return undefined
        else return { html: result, css, isAwaited: cached.length > 0 }
      }
      throw new Error(`/${name} asks without end`)
    },
  }
}

/** An error that is not a refusal of the service: the page must send the request itself. */
const isForeign = (value: unknown) => {
  const { state, error } = (value ?? {}) as QueryState<unknown> & { error?: { fault: string } }
  return state === 'failed' && error?.errorCode !== 'refused'
}

/**
 * Renders once, synchronously, so that renders never overlap.
 * @returns HTML, or the promise it waits for
 */
function renderWhenReady(Page: ComponentType, at: RenderContext, cached: unknown[]) {
  let next = 0
  let waiting: Promise<void> | undefined
  globalThis.__ahead = (load) => {
    const place = next++
    if (place in cached) return cached[place] as never
    waiting = load()
      .catch(() => undefined)
      .then((value) => {
        cached[place] = value
      })
    throw waiting
  }
  try {
    return renderAt(at, () => renderToString(h(Page, {})))
  } catch (error) {
    if (waiting) return waiting
    throw error
  } finally {
    globalThis.__ahead = undefined
  }
}

/** What is drawn while address and replies are those of one opening. */
function renderAt({ origin, search, title, replies }: RenderContext, draw: () => string): string {
  Object.assign(location, { origin, search, href: '' })
  Object.assign(renderContext, { replies, title })
  try {
    return draw()
  } finally {
    location.search = ''
    Object.assign(renderContext, { replies: {}, title: '' })
  }
}
