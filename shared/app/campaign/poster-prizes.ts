import { block, line } from '#shared/app/poster/blocks.ts'
import { type Kit, type Layer, WIDTH } from '#shared/app/poster/poster.ts'
import {
  ACCENT_COLOUR,
  ACTION_COLOUR,
  FILL_COLOUR,
  GOLD_COLOUR,
  INK_COLOUR as INK,
  INK_2_COLOUR as INK_2,
  LINE_COLOUR as LINE,
  ACTION_TEXT_COLOUR as RED,
  SURFACE_COLOUR,
} from '#shared/campaign.ts'
import { MISSING } from '#shared/core/numbers.ts'
import type { PrizeView } from './view.ts'

/** Prizes side by side. */
export const MOST_PRIZES = 3
export const TILE_HEIGHT = 318
const TILE = { width: 300, gap: 24 }
/** Heights of a prize's picture: the smaller the more room its name needs below it. */
const PICTURES = [124, 88, 60] as const
/** In a tile: above its picture, and where the name's room ends. */
const [INSET, NAMED] = [18, 208]

const GIFT = `<circle cx="48" cy="50" r="38" fill="${FILL_COLOUR}"/><path fill="${ACCENT_COLOUR}" d="M24 48h48v30a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6z"/><path fill="${ACTION_COLOUR}" d="M20 36h56v13H20z"/><path fill="${GOLD_COLOUR}" d="M43 36h10v48H43zm5 0c-16 0-20-16-9-16 7 0 9 9 9 16 0-7 2-16 9-16 11 0 7 16-9 16"/>`

/** Where a prize's name stands below a picture of this height; the tile begins at 0. */
const nameRoom = (picture: number) => {
  const top = INSET + picture + 8
  return {
    top,
    height: NAMED - top,
    width: TILE.width - 32,
    size: 34,
    least: 24,
    lead: 1.2,
    face: 'bold',
    fill: INK,
  } as const
}

/** One height for all of a row: the largest that leaves every name whole. */
const pictureHeight = (kit: Kit, prizes: readonly PrizeView[]) =>
  PICTURES.find((height) => prizes.every(({ name }) => block(kit, name, { ...nameRoom(height), x: 0 }).isWhole)) ??
  PICTURES[PICTURES.length - 1]!

function prizeTile(
  kit: Kit,
  { name, image, value }: PrizeView,
  need: string,
  { x, top, picture }: { x: number; top: number; picture: number },
): Layer[] {
  const place = { x: x + TILE.width / 2, width: TILE.width - 32, anchor: 'middle' } as const
  const box = { x: place.x - picture / 2, y: top + INSET, width: picture, height: picture }
  const named = { ...nameRoom(picture), ...place }
  // Longer than anything that was foreseen: as small as it takes.
  const room = block(kit, name, named).isWhole ? named : { ...named, least: 12 }
  const high = block(kit, name, room).bottom - room.top
  return [
    `<rect x="${x}" y="${top}" width="${TILE.width}" height="${TILE_HEIGHT}" rx="40" fill="${SURFACE_COLOUR}" stroke="${LINE}" stroke-width="2"/><svg x="${box.x}" y="${box.y}" width="${picture}" height="${picture}" viewBox="0 0 96 96">${GIFT}</svg>`,
    ...(image ? [{ src: image, ...box, round: 24 }] : []),
    block(kit, name, { ...room, top: top + room.top + (room.height - high) / 2 }).svg +
      line(value === MISSING ? MISSING : `¥${value}`, {
        x: place.x,
        y: top + 252,
        size: 48,
        fill: RED,
        face: 'num',
        anchor: 'middle',
      }) +
      block(kit, need, {
        ...place,
        top: top + 262,
        height: 40,
        size: 27,
        least: 20,
        fill: INK_2,
      }).svg,
  ]
}

/** Prizes in the poster's middle. @param need what one takes, in the page's words */
export function prizeRow(kit: Kit, prizes: readonly PrizeView[], need: (thresholdText: string) => string, top: number) {
  const picture = pictureHeight(kit, prizes)
  const left = (WIDTH - prizes.length * TILE.width - (prizes.length - 1) * TILE.gap) / 2
  return prizes.flatMap((prize, index) =>
    prizeTile(kit, prize, need(prize.thresholdText), { x: left + index * (TILE.width + TILE.gap), top, picture }),
  )
}
