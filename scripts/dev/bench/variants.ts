import { ITEM_ROUTES } from '#scripts/edge/cards.ts'
import type { RouteName } from '#shared/routes.ts'
import { DRAWN, FLOORS, getFloorPath } from './floors.ts'
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

/**
 * How a page is opened: '' first visit over the line; `floor`: the hand-written version; `home`:
 * the hand-written home page.
 */
type Key = '' | 'edge' | 'warm' | 'turn' | 'floor' | 'home'
export interface Variant extends Target {
  label: string
  key: Key
  /** What its times are compared with. */
  to?: readonly Key[]
}

/** Modes that are measured only when asked for. */
type Mode = 'warm' | 'turn'

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
export const getRotations = (names: readonly RouteName[]): RouteName[] =>
  names.flatMap((name) => (TURNS[name] ?? []).map((path) => path.slice(1).split('?')[0] as RouteName))

/**
 * Every way to open a page: over the line, through the edge, and its hand-written version; on
 * request also the second day and from the previous page.
 */
export function createVariants({ name, ...screen }: Screen, server: BenchServer, modes: readonly string[]): Variant[] {
  const awaited = FLOORS[name] ?? DRAWN[name]
  const plain = { ...screen, awaited, port: server.plain, signer: server.signer }
  const byHand = {
    floor: FLOORS[name] && name,
    home: screen.token && name !== 'bodyFatScale' ? 'bodyFatScale' : undefined,
  } as const
  const to = KINDS.filter((kind) => byHand[kind])
  const from = TURNS[name]
  const hasMode = (mode: Mode) => screen.token && modes.includes(mode)
  const all: Variant[] = [{ ...plain, label: name, key: '', to }]
  const addVariant = (how: string, rest: Omit<Variant, 'label' | 'port' | 'signer' | 'path'> & Partial<Variant>) =>
    all.push({ ...plain, label: `  ${name}，${how}`, ...rest })
  if (Object.hasOwn(ITEM_ROUTES, name))
    addVariant('边缘', { key: 'edge', to: to.length ? to : [''], port: server.edge })
  if (hasMode('warm')) addVariant('第二天', { key: 'warm', to: [''], before: [plain.path] })
  if (hasMode('turn') && from)
    addVariant(`从 ${from.at(-1)!.split('?')[0]}`, { key: 'turn', to: [''], before: from, isTurn: true })
  for (const kind of to) {
    const path = screen.path.replace(`/${name}`, getFloorPath(byHand[kind]!))
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
