import { SHARE_PAGES } from '#scripts/site/share/pages.ts'
import { SEED_MEMBERS } from '#scripts/workbench/service/members.ts'
import { SCREENS } from '#scripts/workbench/shell/page/presets.ts'
import type { RouteName } from '#shared/routes.ts'
import type { OpenOptions } from '#tests/e2e/browser.ts'

const member = SEED_MEMBERS[0]!
export const TOKEN = member.token

export interface Screen {
  name: RouteName
  query: Record<string, string>
  isMember: boolean
}

/** Each page once, with the first query the shell offers for it. */
export const PAGES: Screen[] = SCREENS.map(({ name, isMember, presets }) => {
  const query = presets[0]!.query.replaceAll('{member}', member.memberNo)
  return { name, isMember, query: Object.fromEntries(new URLSearchParams(query)) }
})

/** Members in the app, visitors in a browser. */
export const placeOf = ({ isMember, query }: Screen): OpenOptions => ({
  query,
  reducedMotion: true,
  ...(isMember && { shell: { token: TOKEN } }),
})

type Family = 'members' | 'shared' | 'still'
export const familyOf = ({ name, isMember }: Screen): Family =>
  isMember ? 'members' : SHARE_PAGES[name]?.calls ? 'shared' : 'still'

/** Pages that ask the service before anybody taps. */
export const ASKING = PAGES.filter((screen) => familyOf(screen) !== 'still')

export const isWhole = process.env.MATRIX === 'all'

/** Of cells of one class: in an ordinary run every nth, from a place of its own, so that tests over one list take turns in it; with MATRIX=all all. */
export const eachOf = <T>(cells: readonly T[], nth: number, from = 0): T[] =>
  cells.filter((_, at) => isWhole || at % nth === from % nth)

/** Pages that go through something that takes long: in an ordinary run every nth page of a family does, with MATRIX=all each. */
export const inTurn = (turn: number, of: number): Screen[] => PAGES.filter((screen) => takesTurn(screen, turn, of))

/** Whether a page is one of these. */
export function takesTurn(screen: Screen, turn: number, of: number): boolean {
  const family = PAGES.filter((one) => familyOf(one) === familyOf(screen))
  return isWhole || family.indexOf(screen) % of === turn
}

/**
 * The faults of one class that a page meets in an ordinary run; all of them with MATRIX=all. They take turns, so that
 * each page meets something of each class, and each fault a page of each family; of more faults than a family has pages, each
 * meets one of the pages that ask.
 * @param among the pages that meet faults of this class at all
 */
export function shareOf<T>(faults: readonly T[], screen: Screen, among: readonly Screen[] = PAGES): T[] {
  if (isWhole) return [...faults]
  const family = among.filter((one) => familyOf(one) === familyOf(screen))
  const asking = among.filter((one) => ASKING.includes(one))
  const pages = faults.length > family.length && asking.includes(screen) ? asking : family
  const each = Math.ceil(faults.length / pages.length)
  const from = pages.indexOf(screen) * each
  return Array.from({ length: each }, (_, at) => faults[(from + at) % faults.length]!)
}
