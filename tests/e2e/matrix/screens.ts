import { SEED_MEMBERS } from '#scripts/local-service/members.ts'
import { SCREENS } from '#scripts/native-shell/page/presets.ts'
import { SHARE_PAGES } from '#scripts/share/pages.ts'
import type { RouteName } from '#shared/routes.ts'
import type { OpenOptions } from '#tests/e2e/browser.ts'

/** The calls of a page, not its files. */
export const CALLS = /^[^?]*:\d+\/(api|pk)\//

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
export const getOpenOptions = ({ isMember, query }: Screen): OpenOptions => ({
  query,
  ...(isMember && { shell: { token: TOKEN } }),
})

type Family = 'members' | 'shared' | 'still'
export const getFamily = ({ name, isMember }: Screen): Family =>
  isMember ? 'members' : SHARE_PAGES[name]?.preload ? 'shared' : 'still'

/** Pages that ask the service before anybody taps. */
export const ASKING = PAGES.filter((screen) => getFamily(screen) !== 'still')

export const isFullRun = process.env.MATRIX === 'all'

/** Cells of one class: every nth in an ordinary run, with its own offset, all with MATRIX=all. */
export const selectEvery = <T>(cells: readonly T[], nth: number, from = 0): T[] =>
  cells.filter((_, at) => isFullRun || at % nth === from % nth)

/** Every nth page of each family in an ordinary run, all with MATRIX=all. */
export const getScreensOfTurn = (turn: number, of: number): Screen[] =>
  PAGES.filter((screen) => {
    const family = PAGES.filter((item) => getFamily(item) === getFamily(screen))
    return isFullRun || family.indexOf(screen) % of === turn
  })

/**
 * The faults of one class for a page: all with MATRIX=all, else a rotation in which each fault meets
 * each family.
 * @param among the pages that meet faults of this class
 */
export function getFaultShare<T>(faults: readonly T[], screen: Screen, among: readonly Screen[] = PAGES): T[] {
  if (isFullRun) return [...faults]
  const family = among.filter((item) => getFamily(item) === getFamily(screen))
  const asking = among.filter((item) => ASKING.includes(item))
  const pages = faults.length > family.length && asking.includes(screen) ? asking : family
  const each = Math.ceil(faults.length / pages.length)
  const from = pages.indexOf(screen) * each
  return Array.from({ length: each }, (_, at) => faults[(from + at) % faults.length]!)
}
