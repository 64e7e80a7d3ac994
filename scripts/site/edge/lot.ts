import { endOfDay } from '#scripts/base/end-of-day.ts'
import { hasEnded, type Running } from '#scripts/site/experiments/running.ts'
import { isVisitor } from './visit.ts'

/** The cookie's name. Its value is one of so many: too few to tell a person by. */
const COOKIE = 'lot'
const LOTS = 10_000

/** What one opening of a page with an experiment shows. */
export interface Choice {
  /** `name=variant`, one for each experiment of the page; empty for whom no lot is drawn, who sees the first of each and is not counted. */
  variants: readonly string[]
  /** Whether they are the first of each: as the page was built. */
  isFirst: boolean
  /** The header that keeps the lot, absent without one. */
  cookie?: string
}

/**
 * Choose for an opening.
 * @param experiments all that this build runs @param now epoch ms
 * @returns undefined where no experiment runs on the page
 */
export function choiceFor(
  request: Request,
  page: string,
  experiments: readonly Running[],
  now: number,
  isSecure: boolean,
): Choice | undefined {
  const open = experiments.filter(({ end }) => !hasEnded(end, now))
  const own = open.filter(({ pages }) => pages.includes(page))
  if (!own.length) return undefined
  const lot = lotOf(request)
  if (!lot) return { variants: [], isFirst: true }
  const chosen = own.map((experiment) => [experiment, variantOf(experiment, lot)] as const)
  // Kept to the end of the last one, and anew at each opening: an experiment that begins later keeps its visitors, too.
  const seconds = Math.max(...open.map(({ end }) => Math.ceil((endOfDay(end) - now) / 1000)))
  return {
    variants: chosen.map(([{ name }, variant]) => `${name}=${variant}`),
    isFirst: chosen.every(([{ shares }, variant]) => variant === shares[0]![0]),
    cookie: `${COOKIE}=${lot}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`,
  }
}

/**
 * The visitor's lot, a new one at his first opening. undefined: none is drawn for a crawler, for who asks not to be tracked, and for a browser
 * that keeps no cookies, which says so in its address (shared/head/kept-lot.ts).
 */
function lotOf(request: Request): string | undefined {
  const { headers, url } = request
  if (!isVisitor(request) || headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return undefined
  if (new URL(url).searchParams.has(COOKIE)) return undefined
  const kept = new RegExp(`(?:^|; *)${COOKIE}=(\\d{1,4})(?:;|$)`).exec(headers.get('cookie') ?? '')?.[1]
  return kept ?? String(crypto.getRandomValues(new Uint32Array(1))[0]! % LOTS)
}

/** The variant of a lot, another place for each experiment: who sees the second variant of one may see any of the next. */
export function variantOf({ name, shares }: Pick<Running, 'name' | 'shares'>, lot: string): string {
  let place = scattered(`${name} ${lot}`) * 100
  for (const [variant, percent] of shares) {
    if (place < percent) return variant
    place -= percent
  }
  return shares[0]![0]
}

/** A text as a number from 0 to below 1: FNV-1a, its bits mixed by the end of MurmurHash3 (fmix32), for texts that differ in a digit. */
function scattered(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
