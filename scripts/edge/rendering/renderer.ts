import { type ComponentType, h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import type { PageFiles } from '#scripts/build/edge-bundle.ts'
import { getCallKey } from '#shared/api/call.ts'
import { ServiceError } from '#shared/api/errors.ts'
import type { CallQuery, Fetch } from '#shared/api/query.ts'
import { parseEnvelope } from '#shared/api/reply.ts'
import { noteServerTime } from '#shared/api/server-clock.ts'
import { edge } from '#shared/core/links/safe-url.ts'
import { pageGlobals, type ServerData, type ServerModules } from '#shared/core/page-globals.ts'
import { type CachedState, INCOMPLETE_KEY } from '#shared/data/query-cache.ts'
import type { PageProps } from '#shared/page/query.ts'
import type { RouteName } from '#shared/routes.ts'

/** A page as this build has it. */
export interface PageModule extends PageFiles {
  Page: ComponentType<PageProps>
  /** Lazy modules that its first view may contain, by name. */
  modules?: ServerModules
}

/** The input of a render, the same for every visitor. */
export interface RenderContext {
  origin: string
  /** The values of the address that the page reads, with `?`, or ''. */
  search: string
  queries: readonly CallQuery<unknown>[]
  /** The replies that there are, by `getCallKey`. */
  replies: Readonly<Record<string, { text: string }>>
  /** Keys of calls whose reply is old: the page requests them again. */
  staleKeys: readonly string[]
  isIncomplete: boolean
  /** Time of the service, as in a `date` header; '' if unknown. */
  date: string
}

export interface RenderedView {
  /** The first view as HTML; undefined where a query has no data yet. */
  html?: string
  /** All styles of the page. */
  css: string
  /** For the page's own cache. */
  data: ServerData
}

export interface Renderer {
  /** Whether a page, going by its policy, is of the same build as this function. */
  fits(name: RouteName, policy: string | null): boolean
  render(name: RouteName, context: RenderContext): Promise<RenderedView>
}

export function createRenderer(pages: { readonly [name in RouteName]?: PageModule }): Renderer {
  return {
    fits: (name, policy) => Boolean(pages[name] && policy?.includes(pages[name].script)),
    // Everything behind the last `await` is synchronous, so renders never overlap.
    async render(name, context) {
      const { queries, date, search, origin } = context
      const { Page, css, modules = {} } = pages[name]!
      const data: ServerData = { queries: await fetchStates(context), date }
      if (Object.keys(data.queries).length < queries.length) return { css, data }
      await Promise.all(Object.values(modules).map((module) => module.load()))
      const names = new Set<string>()
      edge.origin = origin
      noteServerTime(date || new Date().toUTCString())
      Object.assign(pageGlobals, { server: data, isServerRendered: true })
      const stopWatching = watchModules(modules, names)
      try {
        const html = renderToString(h(Page, { search }))
        return { html, css, data: { ...data, modules: [...names] } }
      } finally {
        stopWatching()
        Object.assign(pageGlobals, { server: undefined, isServerRendered: false })
      }
    },
  }
}

const INCOMPLETE_STATE = { status: 'error', error: { errorCode: 'incomplete' } }

/** Runs the queries on the replies. A query without all its replies is left to the page. */
async function fetchStates({
  queries,
  replies,
  staleKeys,
  isIncomplete,
}: RenderContext): Promise<ServerData['queries']> {
  const { createEnvelopeReader } = await import('#shared/api/send-request.ts')
  const fetchReply: Fetch = async (call, schema) => {
    const envelope = parseEnvelope(replies[getCallKey(call)]?.text ?? '')
    if (!envelope) throw new ServiceError('server', '')
    return createEnvelopeReader(schema)(envelope)
  }
  const states: ServerData['queries'] = isIncomplete ? { [INCOMPLETE_KEY]: INCOMPLETE_STATE } : {}
  for (const { queryKey, calls, queryFn } of queries) {
    const keys = calls.map(getCallKey)
    const state = keys.every((key) => replies[key]) && (await fetchState(() => queryFn(fetchReply)))
    const isStale = keys.some((key) => staleKeys.includes(key))
    if (state) states[queryKey] = isStale ? { ...state, isStale } : state
  }
  return states
}

/** @returns undefined for an error that is not a refusal of the service */
async function fetchState(run: () => Promise<unknown>): Promise<CachedState<unknown> | undefined> {
  try {
    return { status: 'success', data: await run() }
  } catch (error) {
    const { errorCode, message, by } = error as ServiceError
    return errorCode === 'refused'
      ? { status: 'error', error: { name: 'ServiceError', errorCode, message, by } }
      : undefined
  }
}

/** Notes the names of modules that components use. @returns the function that stops it */
function watchModules(modules: ServerModules, names: Set<string>): () => void {
  const watched = Object.entries(modules).map(([name, module]) => {
    const { loaded } = module
    Object.defineProperty(module, 'loaded', { configurable: true, get: () => names.add(name) && loaded })
    return () => Object.defineProperty(module, 'loaded', { configurable: true, writable: true, value: loaded })
  })
  return () => {
    for (const stop of watched) stop()
  }
}
