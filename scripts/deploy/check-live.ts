import { readFileSync } from 'node:fs'
import { describeNetworkError } from '#scripts/base/network-error.ts'
import type { Headers } from '#scripts/build/headers.ts'
import { computeHash } from '#scripts/build/manifest.ts'
import { ITEM_ROUTES } from '#scripts/edge/cards.ts'
import { createDebugHeaders } from '#scripts/host/debug-policy.ts'
import { type HostRules, readHostRules } from '#scripts/host/host-rules.ts'
import type { RouteName } from '#shared/routes.ts'
import { checkComplete } from './check-complete.ts'

interface Live {
  dist: string
  /** Where the pages are served, without slash at the end. */
  origin: string
  get?: (address: string, init?: RequestInit) => Promise<Response>
}

interface Expected {
  address: string
  headers: Headers
  /**
   * The same page as a host sends it that cannot look at the query, where the build is for testers.
   */
  headersForTesters?: Headers
  status: number
  /** The file of the build; undefined where an answer has no body of ours. */
  path?: string
  /** Every compressed form is requested, because a visitor gets one of them. */
  encodings: readonly string[]
  leadsTo?: string
  /** A page whose head the edge fills even without a query: its body alone is compared. */
  bodyOnly?: boolean
}

/** HTTP's header against changes on the way: the edge then sends a page as it was built. */
const AS_BUILT = { 'cache-control': 'no-transform' }

/** Requests at a time, few enough not to burden the host. */
const AT_ONCE = 8

/**
 * Compares a live site with its build: every file in every encoding, byte by byte, all headers, and
 * the https redirects. Lazy scripts have no `integrity`, so this check covers them.
 * @returns the number of checked addresses, and the differences in Chinese
 * @throws Error in Chinese when the build is incomplete or nothing responds
 */
export async function checkLive({ dist, origin, get = fetch }: Live) {
  const { files, site } = checkComplete(dist)
  const assets = new URL(site?.assets ?? '/', origin).href
  const questions = [...getExpected(files, readHostRules(dist), origin, assets), ...createHttpsRedirects(origin)]
  try {
    await (await get(`${origin}/`, { redirect: 'manual' })).body?.cancel()
  } catch (error) {
    throw new Error(`连不上 ${origin}：${describeNetworkError(error)}`)
  }
  const wrong: string[] = []
  let next = 0
  const checkNext = async () => {
    while (next < questions.length) wrong.push(...(await findDifferences(get, dist, files, questions[next++]!)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, checkNext))
  return { count: questions.length, wrong: wrong.sort() }
}

function getExpected(files: Record<string, string>, rules: HostRules, origin: string, base: string): Expected[] {
  const paths = Object.keys(files).filter((path) => !/^_|\.(br|gz)$/.test(path))
  return paths.map((path): Expected => {
    const packed = [`${path}.br` in files && 'br', `${path}.gz` in files && 'gzip', 'identity']
    const encodings = packed.filter((item) => item !== false)
    const local = { path, status: 200, encodings }
    const page = `/${path.replace(/\/index\.html$/, '')}`
    const pageHeaders = rules.pages[page]
    const headersForTesters = pageHeaders && rules.isTest ? createDebugHeaders(pageHeaders) : undefined
    if (pageHeaders)
      return { ...local, address: origin + page, headers: pageHeaders, headersForTesters, bodyOnly: isFilled(page) }
    // A host sends these two pages only in place of another address.
    if (path === 'index.html') return createRedirect(`${origin}/`, 302, '/down')
    if (path === '404.html') return { ...local, address: `${origin}/nothing-here`, headers: rules.missing, status: 404 }
    const folder = Object.keys(rules.folders).find((prefix) => `/${path}`.startsWith(prefix))
    const headers = (folder && rules.folders[folder]) || rules.rest
    return { ...local, address: path.startsWith('assets/') ? base + path : `${origin}/${path}`, headers }
  })
}

const createRedirect = (address: string, status: number, leadsTo: string): Expected => ({
  address,
  headers: {},
  status,
  leadsTo,
  encodings: ['identity'],
})

/** Plain http, where https has its own port. */
const createHttpsRedirects = (origin: string): Expected[] =>
  /^https:[^:]+$/.test(origin) ? [createRedirect(`${origin.replace('https', 'http')}/`, 301, `${origin}/`)] : []

const isFilled = (page: string) => ITEM_ROUTES[page.slice(1) as RouteName]?.ids.length === 0

async function findDifferences(
  get: NonNullable<Live['get']>,
  dist: string,
  files: Record<string, string>,
  { address, headers, headersForTesters, status, leadsTo, path, encodings, bodyOnly }: Expected,
): Promise<string[]> {
  const wanted = path && (bodyOnly ? computeHash(extractBody(readFileSync(`${dist}/${path}`))) : files[path])
  const found = new Set<string>()
  const spoilt: string[] = []
  for (const encoding of encodings) {
    try {
      const response = await get(address, { headers: { 'accept-encoding': encoding, ...AS_BUILT }, redirect: 'manual' })
      const bytes = new Uint8Array(await response.arrayBuffer())
      // 308 of a host says the same as our 301 for what is only read.
      if (response.status !== status && (status !== 301 || response.status !== 308))
        return [`${address}：状态 ${response.status}`]
      const location = response.headers.get('location') ?? ''
      if (leadsTo && location !== leadsTo && location !== new URL(leadsTo, address).href)
        return [`${address}：转到“${location}”，要到 ${leadsTo}`]
      const hash = computeHash(bodyOnly ? extractBody(bytes) : bytes)
      if (wanted && hash !== wanted) spoilt.push(encoding)
      for (const [name, value] of Object.entries(headers)) {
        const sent = response.headers.get(name) ?? ''
        if (sent !== value && sent !== headersForTesters?.[name]) found.add(`${address}：${name} 是“${sent}”`)
      }
    } catch (error) {
      found.add(`${address}：${describeNetworkError(error)}`)
    }
  }
  return spoilt.length ? [`${address}：内容不是这次构建的（${spoilt.join('、')}）`, ...found] : [...found]
}

const extractBody = (html: Uint8Array) => {
  const bytes = Buffer.from(html)
  return bytes.subarray(Math.max(0, bytes.indexOf('</head>')))
}
