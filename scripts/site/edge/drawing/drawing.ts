import { type ComponentType, h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import type { DrawnFile } from '#scripts/site/build/edge-bundle.ts'
import type {} from '#shared/core/loading/ahead.ts'
import type { Remote } from '#shared/core/loading/remote.ts'
import type { RouteName } from '#shared/routes.ts'
import { location, opening } from './place.ts'

/** A page as this build has it. */
export interface DrawnPage extends DrawnFile {
  Page: ComponentType
}

/** What a page is drawn from: nothing that tells one visitor from another. */
export interface Opening {
  origin: string
  /** The values of the address that the page reads, with `?`, or ''. */
  search: string
  title: string
  replies: typeof opening.replies
}

export interface Drawing {
  /** Whether a page, going by its policy, is of the same build as this function. */
  fits(name: RouteName, policy: string | null): boolean
  /**
   * The page's first view as HTML, with all its styles. `isAwaited`: its script must wait for the same replies and parts.
   * @returns undefined where it would show that a question failed which nobody has asked
   */
  html(name: RouteName, opening: Opening): Promise<{ html: string; css: string; isAwaited: boolean } | undefined>
}

/** A component that asks for something new takes one render more; no page has as many. */
const MOST_RENDERS = 12

export function drawing(pages: { readonly [name in RouteName]?: DrawnPage }): Drawing {
  return {
    fits: (name, policy) => Boolean(pages[name] && policy?.includes(pages[name].script)),
    async html(name, at) {
      const { Page, css } = pages[name]!
      const known: unknown[] = []
      for (let renders = 0; renders < MOST_RENDERS; renders++) {
        const result = render(Page, at, known)
        if (typeof result !== 'string') await result
        else if (known.some(isForeign)) return undefined
        else return { html: result, css, isAwaited: known.length > 0 }
      }
      throw new Error(`/${name} asks without end`)
    },
  }
}

/** A failure that is not the service's word: the page shall ask by itself. */
const isForeign = (value: unknown) => {
  const { state, error } = (value ?? {}) as Remote<unknown> & { error?: { fault: string } }
  return state === 'failed' && error?.fault !== 'refused'
}

/** One render, from its beginning to its end at once: no other opening is drawn meanwhile. @returns HTML, or what it waits for */
function render(Page: ComponentType, at: Opening, known: unknown[]) {
  let next = 0
  let waiting: Promise<void> | undefined
  globalThis.__ahead = (load) => {
    const place = next++
    if (place in known) return known[place] as never
    waiting = load()
      .catch(() => undefined)
      .then((value) => {
        known[place] = value
      })
    throw waiting
  }
  try {
    return drawnAt(at, () => renderToString(h(Page, {})))
  } catch (error) {
    if (waiting) return waiting
    throw error
  } finally {
    globalThis.__ahead = undefined
  }
}

/** What is drawn while address and replies are those of one opening. */
function drawnAt({ origin, search, title, replies }: Opening, draw: () => string): string {
  Object.assign(location, { origin, search, href: '' })
  Object.assign(opening, { replies, title })
  try {
    return draw()
  } finally {
    location.search = ''
    Object.assign(opening, { replies: {}, title: '' })
  }
}
