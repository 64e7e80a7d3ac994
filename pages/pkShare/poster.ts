import { block, line } from '#shared/app/poster/blocks.ts'
import { face } from '#shared/app/poster/faces.ts'
import { HEIGHT, type Kit, MARGIN, type Poster, ROOM, WIDTH } from '#shared/app/poster/poster.ts'
import { foot } from '#shared/app/poster/qr-panel.ts'
import { showPoster } from '#shared/app/poster/sheet.tsx'
import { brandRow, rings } from '#shared/app/poster/svg-parts.ts'
import { DEEP, ON_DEEP, ON_DEEP_2, SPROUT } from '#shared/brand.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { MISSING } from '#shared/core/numbers.ts'
import { type PkView, TOGETHER } from './model.ts'
import { cardOf } from './share.ts'

const MIDDLE = WIDTH / 2
/** The middle of the rings, and of the number. */
const CENTRE = 1010

/** The place in the challenge, as large as it gets. */
export const pkPoster = (view: PkView, pkNo: string, userNo: string): Poster => {
  const link = pageUrl('pkShare', { pkNo, userNo, source: 'poster' })
  return {
    title: cardOf(view, link).title,
    link,
    layers: (kit, address) => {
      const hasPlace = view.rank !== MISSING
      // Without a place the member stands in the middle of the rings.
      const [size, top] = hasPlace ? [168, 238] : [320, CENTRE - 236]
      const name = block(kit, view.name, {
        x: MIDDLE,
        top: top + size + 28,
        width: hasPlace ? ROOM : 640,
        height: 150,
        size: 60,
        least: 24,
        fill: ON_DEEP,
        face: 'bold',
        anchor: 'middle',
      })
      return [
        `<rect width="${WIDTH}" height="${HEIGHT}" fill="${DEEP}"/>`,
        rings({
          x: MIDDLE,
          y: CENTRE,
          radii: [400, 472, 544, 616, 688, 760, 832, 904, 976],
          width: 26,
          dash: '4 21',
          from: 0.5,
          by: 0.055,
        }),
        // The rings end before the words above and below them.
        `<linearGradient id="v" x2="0" y2="1"><stop offset=".31" stop-color="${DEEP}"/><stop offset=".4" stop-color="${DEEP}" stop-opacity="0"/><stop offset=".68" stop-color="${DEEP}" stop-opacity="0"/><stop offset=".79" stop-color="${DEEP}"/></linearGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#v)"/>`,
        `<radialGradient id="g"><stop stop-color="#0f5138"/><stop offset="1" stop-color="#0f5138" stop-opacity="0"/></radialGradient><circle cx="${MIDDLE}" cy="${CENTRE}" r="400" fill="url(#g)"/>`,
        brandRow({ x: MARGIN, y: MARGIN, size: 64, fill: ON_DEEP, more: ' font-weight="600"' }),
        `<circle cx="${MIDDLE}" cy="${top + size / 2}" r="${size / 2 + 10}" fill="${SPROUT}"/><circle cx="${MIDDLE}" cy="${top + size / 2}" r="${size / 2 + 5}" fill="${DEEP}"/>`,
        ...face(view.avatar, { who: view.name, x: MIDDLE - size / 2, y: top, size }),
        name.svg,
        hasPlace ? place(kit, view.rank) : '',
        foot(kit, address, { words: TOGETHER, ink: ON_DEEP, quiet: ON_DEEP_2 }),
      ]
    },
  }
}

/** 我在多人PK获得 第 N 名. */
function place(kit: Kit, rank: string): string {
  const [small, gap] = [84, 28]
  const room = 720 - 2 * (small + gap)
  const size = Math.min(560, Math.floor(room / kit.num(rank)))
  const wide = kit.num(rank) * size
  const left = MIDDLE - wide / 2
  const y = Math.round(CENTRE + size * 0.36)
  const side = { y, size: small, fill: ON_DEEP, face: 'bold' } as const
  return [
    line('我在多人PK获得', { x: MIDDLE, y: CENTRE - 276, size: 48, fill: ON_DEEP_2, anchor: 'middle' }),
    line('第', { x: Math.round(left - gap), anchor: 'end', ...side }),
    line(rank, { x: Math.round(left), y, size, fill: SPROUT, face: 'num' }),
    line('名', { x: Math.round(left + wide + gap), ...side }),
  ].join('')
}

/** Open the sheet with it. */
export const show = (...told: Parameters<typeof pkPoster>) => showPoster(pkPoster(...told))
