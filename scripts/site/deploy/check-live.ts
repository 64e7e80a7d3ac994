import { readFileSync } from 'node:fs'
import { unreached } from '#scripts/base/unreached.ts'
import type { Headers } from '#scripts/site/build/headers.ts'
import { hashOf } from '#scripts/site/build/manifest.ts'
import { ITEM_ROUTES } from '#scripts/site/edge/cards.ts'
import { debugHeaders } from '#scripts/site/host/debug-policy.ts'
import { type HostRules, rulesOf } from '#scripts/site/host/host-rules.ts'
import type { RouteName } from '#shared/routes.ts'
import { checkComplete } from './check-complete.ts'

interface Live {
  /** The build that should be there. */
  dist: string
  /** Where the pages are served, without slash at the end. */
  origin: string
  get?: (address: string, init?: RequestInit) => Promise<Response>
}

/** One address, and what it should answer. */
interface Expected {
  address: string
  headers: Headers
  /** The same page as a host sends it that cannot look at the query, where the build is for testers. */
  headersForTesters?: Headers
  status: number
  /** The file of the build; undefined where an answer has no body of ours. */
  path?: string
  /** Each form that the build packed is asked for: a visitor gets one of them. */
  encodings: readonly string[]
  /** The path that an answer leads to. */
  leadsTo?: string
  /** A page whose head the edge fills even without a query: its body alone is compared. */
  bodyOnly?: boolean
}

/** HTTP's header against changes on the way: the edge then sends a page as it was built. */
const AS_BUILT = { 'cache-control': 'no-transform' }

/** Requests at a time, few enough not to burden the host. */
const AT_ONCE = 8

/**
 * Compare a live site with its build: every file in every packed form, byte by byte, and header by header; and where plain
 * http leads. Scripts that come later have no `integrity`, so somebody has to look.
 * @returns how many addresses were looked at, and in Chinese what differs
 * @throws Error in Chinese when the build itself is not whole, or nothing answers there
 */
export async function checkLive({ dist, origin, get = fetch }: Live) {
  const { files, site } = checkComplete(dist)
  const assets = new URL(site?.assets ?? '/', origin).href
  const questions = [...expectedOf(files, rulesOf(dist), origin, assets), ...redirectsOf(origin)]
  try {
    await (await get(`${origin}/`, { redirect: 'manual' })).body?.cancel()
  } catch (error) {
    throw new Error(`连不上 ${origin}：${unreached(error)}`)
  }
  const wrong: string[] = []
  let next = 0
  const ask = async () => {
    while (next < questions.length) wrong.push(...(await differences(get, dist, files, questions[next++]!)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  return { count: questions.length, wrong: wrong.sort() }
}

function expectedOf(files: Record<string, string>, rules: HostRules, origin: string, base: string): Expected[] {
  const paths = Object.keys(files).filter((path) => !/^_|\.(br|gz)$/.test(path))
  return paths.map((path): Expected => {
    const packed = [`${path}.br` in files && 'br', `${path}.gz` in files && 'gzip', 'identity']
    const encodings = packed.filter((one) => one !== false)
    const own = { path, status: 200, encodings }
    const page = `/${path.replace(/\/index\.html$/, '')}`
    const pageHeaders = rules.pages[page]
    const headersForTesters = pageHeaders && rules.isTest ? debugHeaders(pageHeaders) : undefined
    if (pageHeaders)
      return { ...own, address: origin + page, headers: pageHeaders, headersForTesters, bodyOnly: isFilled(page) }
    // A host sends these two pages only in place of another address.
    if (path === 'index.html') return redirected(`${origin}/`, 302, '/down')
    if (path === '404.html') return { ...own, address: `${origin}/nothing-here`, headers: rules.missing, status: 404 }
    const folder = Object.keys(rules.folders).find((prefix) => `/${path}`.startsWith(prefix))
    const headers = (folder && rules.folders[folder]) || rules.rest
    return { ...own, address: path.startsWith('assets/') ? base + path : `${origin}/${path}`, headers }
  })
}

const redirected = (address: string, status: number, leadsTo: string): Expected => ({
  address,
  headers: {},
  status,
  leadsTo,
  encodings: ['identity'],
})

/** Plain http, where https has its own port. */
const redirectsOf = (origin: string): Expected[] =>
  /^https:[^:]+$/.test(origin) ? [redirected(`${origin.replace('https', 'http')}/`, 301, `${origin}/`)] : []

const isFilled = (page: string) => ITEM_ROUTES[page.slice(1) as RouteName]?.ids.length === 0

async function differences(
  get: NonNullable<Live['get']>,
  dist: string,
  files: Record<string, string>,
  { address, headers, headersForTesters, status, leadsTo, path, encodings, bodyOnly }: Expected,
): Promise<string[]> {
  const wanted = path && (bodyOnly ? hashOf(bodyOf(readFileSync(`${dist}/${path}`))) : files[path])
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
      const hash = hashOf(bodyOnly ? bodyOf(bytes) : bytes)
      if (wanted && hash !== wanted) spoilt.push(encoding)
      for (const [name, value] of Object.entries(headers)) {
        const sent = response.headers.get(name) ?? ''
        if (sent !== value && sent !== headersForTesters?.[name]) found.add(`${address}：${name} 是“${sent}”`)
      }
    } catch (error) {
      found.add(`${address}：${unreached(error)}`)
    }
  }
  return spoilt.length ? [`${address}：内容不是这次构建的（${spoilt.join('、')}）`, ...found] : [...found]
}

const bodyOf = (html: Uint8Array) => {
  const bytes = Buffer.from(html)
  return bytes.subarray(Math.max(0, bytes.indexOf('</head>')))
}
