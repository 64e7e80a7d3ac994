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
type Key = '' | 'edge' | 'floor' | 'home'
export interface Variant extends Target {
  label: string
  key: Key
  /** What its times are compared with. */
  to?: readonly Key[]
}

/** Pages by hand. */
const KINDS = ['floor', 'home'] as const

/**
 * Every way to open a page: over the line, through the edge, and its hand-written version.
 */
export function createVariants({ name, ...screen }: Screen, server: BenchServer): Variant[] {
  const awaited = FLOORS[name] ?? DRAWN[name]
  const plain = { ...screen, awaited, port: server.plain, signer: server.signer }
  const byHand = {
    floor: FLOORS[name] && name,
    home: screen.token && name !== 'bodyFatScale' ? 'bodyFatScale' : undefined,
  } as const
  const to = KINDS.filter((kind) => byHand[kind])
  const all: Variant[] = [{ ...plain, label: name, key: '', to }]
  if (Object.hasOwn(ITEM_ROUTES, name))
    all.push({ ...plain, label: `  ${name}，边缘`, key: 'edge', to: to.length ? to : [''], port: server.edge })
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
