import { SEED_MEMBERS } from '#scripts/service/seed-members.ts'
import { SCREENS } from '#scripts/shell/page/presets.ts'
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
