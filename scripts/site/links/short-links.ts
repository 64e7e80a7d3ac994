import { hash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { endOfDay } from '#scripts/base/end-of-day.ts'
import { ROOT } from '#scripts/base/page-names.ts'
import { readJson } from '#scripts/base/read-json.ts'
import { asDay } from '#shared/core/links/ids.ts'
import { campaignLink, TAGS, type Tag } from './campaign-link.ts'

/** A short link: where it leads, and its last day, 'yyyy-MM-dd'. */
export interface ShortLink {
  to: string
  until: string
}
export type ShortLinks = Readonly<Record<string, ShortLink>>

/** The links of this product; hosts' files are written from it (scripts/site/deploy). */
export const SHORT_LINKS = `${ROOT}scripts/site/links/short-links.json`
/** Where an ended link leads: posters hang longer than campaigns run. */
export const AFTER = '/down'
/** Digits and letters that nobody confuses on paper. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const CODE_LENGTH = 6

/** A code for an address, always the same for the same one. */
export const codeFor = (to: string): string =>
  [...hash('sha256', to, 'buffer').subarray(0, CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** Everything that is wrong with a link, in Chinese: its code, its last day, a page or a query value that the pages do not know. */
export function shortLinkProblems(code: string, { to, until }: ShortLink): string[] {
  const address = new URL(to, 'https://h5.example.com')
  const query = Object.fromEntries(address.searchParams)
  const tags = Object.fromEntries((Object.keys(TAGS) as Tag[]).map((tag) => [tag, query[tag] ?? '']))
  const values = Object.fromEntries(Object.entries(query).filter(([name]) => !(name in TAGS)))
  const made = campaignLink({ origin: address.origin, route: address.pathname.slice(1), values, tags })
  return [
    ...(/^[a-z0-9]{3,16}$/.test(code) ? [] : [`短链接的代号只能用小写字母和数字，3 到 16 个：${code}`]),
    ...(/^20/.test(asDay(until)) ? [] : [`到期日要写成 2027-01-31：${until}`]),
    ...made.problems,
    ...(made.problems.length || made.address === address.origin + to
      ? []
      : [`写成 ${made.address.slice(address.origin.length)}：${to}`]),
  ]
}

/** The links of a file; none without it. @throws Error in Chinese with everything that is wrong */
export function readShortLinks(file: string): ShortLinks {
  if (!existsSync(file)) return {}
  const links = readJson<ShortLinks>(file)
  const wrong = Object.entries(links).flatMap(([code, link]) =>
    shortLinkProblems(code, link).map((problem) => `/s/${code}：${problem}`),
  )
  if (wrong.length) throw new Error(wrong.join('\n'))
  return links
}

/**
 * Put a link into the file.
 * @param isChange the code leads somewhere else already, and shall no longer
 * @throws Error in Chinese for a link that is wrong, or a code that is taken
 */
export function keepShortLink(file: string, code: string, link: ShortLink, isChange: boolean): void {
  const links = readShortLinks(file)
  const problems = shortLinkProblems(code, link)
  const before = links[code]
  if (before && before.to !== link.to && !isChange)
    problems.push(`/s/${code} 已经指向 ${before.to}，确实要改就加上 --change`)
  if (problems.length) throw new Error(problems.join('\n'))
  const sorted = Object.entries({ ...links, [code]: link }).sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

const YEAR = 365 * 86_400_000

/** The last day of a link that is given none: the one it has, where that is not over, else in a year. @param now epoch milliseconds */
export function lastDay(file: string, code: string, now: number): string {
  const before = readShortLinks(file)[code]?.until
  return before && endOfDay(before) > now ? before : new Date(now + YEAR).toJSON().slice(0, 10)
}

/** Where a link leads now. */
export const goalOf = ({ to, until }: ShortLink): string => (Date.now() < endOfDay(until) ? to : AFTER)
