import { DEEP, ON_DEEP, ON_DEEP_2, SPROUT } from '#shared/brand.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import type { Poster, PosterKit } from '#shared/features/poster/kit.ts'
import { HEIGHT, MARGIN, ROOM, WIDTH } from '#shared/features/poster/poster.ts'
import { showPoster } from '#shared/features/poster/show-poster.ts'
import { PLACEHOLDER } from '#shared/format/numbers.ts'
import { type PkView, TOGETHER } from './model.ts'
import { getShareCard } from './share.ts'

const MIDDLE = WIDTH / 2
/** px from the top, centre of the rings and of the number. */
const CENTRE = 1010

/** Poster of the rank in the challenge, as large as possible. */
export const createPkPoster = (view: PkView, pkNo: string, userNo: string): Poster => {
  const link = getPageUrl('pkShare', { pkNo, userNo, source: 'poster' })
  return {
    title: getShareCard(view, link).title,
    link,
    layers: (kit, address) => {
      const hasPlace = view.rank !== PLACEHOLDER
      // Without a rank the member is in the middle of the rings.
      const [size, top] = hasPlace ? [168, 238] : [320, CENTRE - 236]
      const name = kit.drawTextBlock(view.name, {
        x: MIDDLE,
        top: top + size + 28,
        width: hasPlace ? ROOM : 640,
        height: 150,
        size: 60,
        minSize: 24,
        fill: ON_DEEP,
        face: 'bold',
        anchor: 'middle',
      })
      return [
        `<rect width="${WIDTH}" height="${HEIGHT}" fill="${DEEP}"/>`,
        kit.drawRings({
          x: MIDDLE,
          y: CENTRE,
          radii: [400, 472, 544, 616, 688, 760, 832, 904, 976],
          width: 26,
          dash: '4 21',
          from: 0.5,
          by: 0.055,
        }),
        // The gradient hides the rings behind the text above and below.
        `<linearGradient id="v" x2="0" y2="1"><stop offset=".31" stop-color="${DEEP}"/><stop offset=".4" stop-color="${DEEP}" stop-opacity="0"/><stop offset=".68" stop-color="${DEEP}" stop-opacity="0"/><stop offset=".79" stop-color="${DEEP}"/></linearGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#v)"/>`,
        `<radialGradient id="g"><stop stop-color="#0f5138"/><stop offset="1" stop-color="#0f5138" stop-opacity="0"/></radialGradient><circle cx="${MIDDLE}" cy="${CENTRE}" r="400" fill="url(#g)"/>`,
        kit.drawBrandRow({ x: MARGIN, y: MARGIN, size: 64, fill: ON_DEEP, more: ' font-weight="600"' }),
        `<circle cx="${MIDDLE}" cy="${top + size / 2}" r="${size / 2 + 10}" fill="${SPROUT}"/><circle cx="${MIDDLE}" cy="${top + size / 2}" r="${size / 2 + 5}" fill="${DEEP}"/>`,
        ...kit.drawAvatar(view.avatar, { who: view.name, x: MIDDLE - size / 2, y: top, size }),
        name.svg,
        hasPlace ? drawRank(kit, view.rank) : '',
        kit.drawFooter(address, { text: TOGETHER, ink: ON_DEEP, quiet: ON_DEEP_2 }),
      ]
    },
  }
}

/** 我在多人PK获得 第 N 名. */
function drawRank(kit: PosterKit, rank: string): string {
  const [small, gap] = [84, 28]
  const room = 720 - 2 * (small + gap)
  const size = Math.min(560, Math.floor(room / kit.num(rank)))
  const wide = kit.num(rank) * size
  const left = MIDDLE - wide / 2
  const y = Math.round(CENTRE + size * 0.36)
  const side = { y, size: small, fill: ON_DEEP, face: 'bold' } as const
  return [
    kit.drawLine('我在多人PK获得', { x: MIDDLE, y: CENTRE - 276, size: 48, fill: ON_DEEP_2, anchor: 'middle' }),
    kit.drawLine('第', { x: Math.round(left - gap), anchor: 'end', ...side }),
    kit.drawLine(rank, { x: Math.round(left), y, size, fill: SPROUT, face: 'num' }),
    kit.drawLine('名', { x: Math.round(left + wide + gap), ...side }),
  ].join('')
}

/** Opens the poster sheet. */
export const openPoster = (...args: Parameters<typeof createPkPoster>) => showPoster(createPkPoster(...args))
