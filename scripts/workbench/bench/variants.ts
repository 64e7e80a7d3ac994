import { ITEM_ROUTES } from '#scripts/site/edge/cards.ts'
import type { RouteName } from '#shared/routes.ts'
import { DRAWN, FLOORS, floorPath } from './floors.ts'
import type { Shell } from './phone.ts'
import type { BenchServer } from './server.ts'
import type { Target } from './visit.ts'

interface Screen {
  name: RouteName
  path: string
  /** Of the member and whose app, where the page is for members. */
  token?: string
  shell?: Shell
}

/** How a page is opened: '' over the line, for the first time; `floor`: a version by hand in its place, `home`: the home page by hand. */
type Key = '' | 'edge' | 'warm' | 'turn' | 'floor' | 'home'
export interface Variant extends Target {
  label: string
  key: Key
  /** What its times are compared with. */
  to?: readonly Key[]
}

/** Ways that are measured only when asked for. */
export const WAYS = ['warm', 'turn'] as const
type Way = (typeof WAYS)[number]

/** Pages by hand. */
const KINDS = ['floor', 'home'] as const

/** By which pages another is reached inside the app. */
const TURNS: Partial<Record<RouteName, readonly string[]>> = {
  analysis: ['/bodyFatScale'],
  bodyFatScaleList: ['/bodyFatScale'],
  bodyFatScale: ['/bodyFatScale', '/analysis?type=1'],
  columnDetails: ['/columnCourses'],
}
/** Pages that must be there for the turns to these. */
export const turnsFrom = (names: readonly RouteName[]): RouteName[] =>
  names.flatMap((name) => (TURNS[name] ?? []).map((path) => path.slice(1).split('?')[0] as RouteName))

/**
 * Every way to open a page: over the line; a share page with the edge, too; last its version by hand, and for a member page that of the home
 * page. Besides, where asked for: a member's page on the second day, and from the page before.
 */
export function variantsOf(
  { name, ...screen }: Screen,
  server: BenchServer,
  ways: readonly string[] = WAYS,
): Variant[] {
  const awaited = FLOORS[name] ?? DRAWN[name]
  const plain = { ...screen, awaited, port: server.plain, signer: server.signer }
  const byHand = {
    floor: FLOORS[name] && name,
    home: screen.token && name !== 'bodyFatScale' ? 'bodyFatScale' : undefined,
  } as const
  const to = KINDS.filter((kind) => byHand[kind])
  const from = TURNS[name]
  const has = (way: Way) => screen.token && ways.includes(way)
  const all: Variant[] = [{ ...plain, label: name, key: '', to }]
  const also = (how: string, rest: Omit<Variant, 'label' | 'port' | 'signer' | 'path'> & Partial<Variant>) =>
    all.push({ ...plain, label: `  ${name}，${how}`, ...rest })
  if (Object.hasOwn(ITEM_ROUTES, name)) also('边缘', { key: 'edge', to: to.length ? to : [''], port: server.edge })
  if (has('warm')) also('第二天', { key: 'warm', to: [''], before: [plain.path] })
  if (has('turn') && from)
    also(`从 ${from.at(-1)!.split('?')[0]}`, { key: 'turn', to: [''], before: from, isTurn: true })
  for (const kind of to) {
    const path = screen.path.replace(`/${name}`, floorPath(byHand[kind]!))
    all.push({
      ...plain,
      label: kind === 'home' ? '  手写的首页' : '  手写',
      key: kind,
      path,
      awaited: FLOORS[byHand[kind]!],
    })
  }
  return all
}
