import { readdirSync, readFileSync } from 'node:fs'
import type { Headers } from '#scripts/build/headers.ts'
import { ITEM_ROUTES } from '#scripts/edge/cards.ts'
import type { RouteName } from '#shared/routes.ts'
import { rulesOf } from './host-rules.ts'

interface Live {
  /** The build that should be there. */
  dist: string
  /** Where the pages are served, without slash at the end. */
  origin: string
  get?: (address: string) => Promise<Response>
}

/** So many questions at a time: a check is no load. */
const AT_ONCE = 8

/**
 * Compare a live site with its build, byte by byte and header by header (hardening T13: the scripts that come later have
 * no integrity, so somebody has to look).
 * @returns how many addresses were looked at, and in Chinese what differs
 */
export async function checkLive({ dist, origin, get = fetch }: Live): Promise<{ count: number; wrong: string[] }> {
  const rules = rulesOf(dist)
  const base = assetBase(dist, Object.keys(rules.pages), origin)
  const pages = Object.entries(rules.pages).map(
    ([page, headers]) =>
      () =>
        differences(get, origin + page, headers, readFileSync(`${dist}${page}/index.html`), isFilled(page)),
  )
  const assets = readdirSync(`${dist}/assets`)
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map(
      (name) => () =>
        differences(
          get,
          `${base}assets/${name}`,
          rules.folders['/assets/'] ?? {},
          readFileSync(`${dist}/assets/${name}`),
        ),
    )
  const questions = [...pages, ...assets]
  const wrong: string[] = []
  let next = 0
  const ask = async () => {
    while (next < questions.length) wrong.push(...(await questions[next++]!()))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  return { count: questions.length, wrong: wrong.sort() }
}

/** Where the pages fetch their scripts from. */
function assetBase(dist: string, pages: readonly string[], origin: string): string {
  const html = pages.map((page) => readFileSync(`${dist}${page}/index.html`, 'utf8')).join('')
  const [, base = '/'] = /<script type="module" src="([^"]*)assets\//.exec(html) ?? []
  return new URL(base, origin).href
}

/** A page whose head the edge fills even without a query: its body alone is compared. */
const isFilled = (page: string) => ITEM_ROUTES[page.slice(1) as RouteName]?.ids.length === 0

async function differences(
  get: NonNullable<Live['get']>,
  address: string,
  headers: Headers,
  built: Uint8Array,
  bodyOnly = false,
): Promise<string[]> {
  try {
    const response = await get(address)
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (response.status !== 200) return [`${address}：状态 ${response.status}`]
    const parts = bodyOnly ? [bytes, built].map(bodyOf) : [bytes, built]
    return [
      ...(Buffer.compare(parts[0]!, parts[1]!) ? [`${address}：内容不是这次构建的`] : []),
      ...Object.entries(headers)
        .filter(([name, value]) => response.headers.get(name) !== value)
        .map(([name]) => `${address}：${name} 是“${response.headers.get(name) ?? ''}”`),
    ]
  } catch (error) {
    return [`${address}：${(error as Error).message}`]
  }
}

const bodyOf = (html: Uint8Array) => {
  const bytes = Buffer.from(html)
  return bytes.subarray(Math.max(0, bytes.indexOf('</head>')))
}
