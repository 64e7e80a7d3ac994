import {
  CAMPAIGN_NAME,
  CANVAS_COLOUR as CREAM,
  ENDED,
  GIFT_PICTURE,
  GLOW_COLOUR,
  INK_COLOUR as INK,
  INK_2_COLOUR as INK_2,
  LINE_COLOUR as LINE,
  ON_SCENE_COLOUR,
  PRIZES_TITLE,
  ACTION_TEXT_COLOUR as RED,
  SCENE,
  SCENE_COLOUR,
  SCENE_DEEP_COLOUR,
  SURFACE_COLOUR,
  TITLE_PICTURE,
} from '#shared/campaign.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import type { Poster, PosterKit } from '#shared/features/poster/kit.ts'
import { FOOTER, HEIGHT, type PosterLayer, ROOM, WIDTH } from '#shared/features/poster/poster.ts'
import { showPoster } from '#shared/features/poster/show-poster.ts'
import { PLACEHOLDER } from '#shared/format/numbers.ts'
import type { PrizeView, Stage } from './view.ts'

/** Height of the leading number. */
const LEAD = 204
/** Height of the scene at the poster's width. */
const SCENE_HEIGHT = 1191

interface CampaignPoster {
  activityId: string
  /** The activity's own picture, a guarded address; '' keeps the built-in scene. */
  image: string
  /** '7.15 – 8.31', or ''. */
  dates: string
  /** The leading number with the text around it; undefined without one. */
  hero: { before: string; value: string; after: string } | undefined
  prizes: readonly PrizeView[]
  /** Formats the requirement of a prize as the page does. */
  need: (thresholdText: string) => string
  /** Invitation next to the code; '' for none. */
  prizesTitle: string
}

/**
 * Texts for a visitor who has not joined: an invitation, or the notice that the activity has ended.
 * @param joined formatted number of participants; undefined if unknown
 */
export const getInvitation = (prizes: readonly PrizeView[], joined: string | undefined, stage: Stage) => ({
  hero: joined === undefined ? undefined : { before: '已有', value: joined, after: '人参加' },
  need: (kcal: string) => `燃烧 ${kcal} 千卡解锁`,
  prizesTitle: stage === 2 ? ENDED : prizes.length ? PRIZES_TITLE : '',
})

/** Poster of the campaign: scene, leading number and prizes. */
const createCampaignPoster = ({
  activityId,
  image,
  dates,
  hero,
  prizes,
  need,
  prizesTitle,
}: CampaignPoster): Poster => ({
  title: CAMPAIGN_NAME,
  // The share page, because it also opens outside the app.
  link: getPageUrl('activityDetailsShare', { activityId, source: 'poster' }),
  layers: (kit, address) => {
    const tiles = prizes.slice(0, MAX_PRIZES)
    // More content moves the shore up; the runner's head stays below the title.
    const top = FOOTER - 44 - Math.max(200, (hero ? LEAD : 40) + (tiles.length ? TILE_HEIGHT + 12 : 0))
    return [
      // Fallback under the scene, visible if it fails to load: a sun on the shore.
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${SCENE_COLOUR}"/><circle cx="540" cy="${top}" r="330" fill="${GLOW_COLOUR}"/>`,
      createScene(SCENE, top),
      ...(image ? [createScene(image, top)] : []),
      `<path d="M0 ${top + 24}c300-56 420 30 640 14s300-50 440-26V${HEIGHT}H0z" fill="${CREAM}"/>`,
      dates ? drawDatePill(kit, dates) : '',
      { src: TITLE_PICTURE, x: (WIDTH - 640) / 2, y: 148, width: 640, height: 327, instead: drawName(kit) },
      hero ? drawLead(kit, hero, top) : '',
      ...drawPrizeRow(kit, tiles, need, FOOTER - 44 - TILE_HEIGHT),
      kit.drawFooter(address, {
        text: prizesTitle,
        hasBrand: true,
        ink: INK,
        quiet: INK_2,
        line: LINE,
      }),
    ]
  },
})

const createScene = (src: string, top: number): PosterLayer => ({
  src,
  x: 0,
  y: 0,
  width: WIDTH,
  height: Math.max(top + 70, SCENE_HEIGHT - 130),
  keep: 1,
})

const drawName = (kit: PosterKit): string => {
  const place = { x: WIDTH / 2, top: 168, width: ROOM, height: 320, size: 132, minSize: 40, lead: 1.2 } as const
  return kit.drawTextBlock(CAMPAIGN_NAME, { ...place, fill: ON_SCENE_COLOUR, face: 'bold', anchor: 'middle' }).svg
}

function drawDatePill(kit: PosterKit, dates: string): string {
  const width = Math.round(kit.num(dates) * 42 + 84)
  return `<rect x="${(WIDTH - width) / 2}" y="56" width="${width}" height="72" rx="36" fill="${SCENE_DEEP_COLOUR}"/>${kit.drawLine(dates, { x: WIDTH / 2, y: 107, size: 42, fill: ON_SCENE_COLOUR, face: 'num', anchor: 'middle' })}`
}

/** Draws '已有 1,120 人参加' in one row, with a large number. */
function drawLead(kit: PosterKit, { before, value, after }: NonNullable<CampaignPoster['hero']>, top: number): string {
  const text = 40
  const gap = 18
  const beforeWide = kit.plain(before) * text
  const left = beforeWide + (before ? gap : 0)
  const number = { size: 132, width: ROOM - left }
  const wide = left + Math.min(kit.num(value) * number.size + text / 3 + kit.plain(after) * text, number.width)
  const x = (WIDTH - wide) / 2
  const y = top + 170
  return (
    (before && kit.drawLine(before, { x: Math.round(x), y, size: text, fill: INK_2 })) +
    kit.drawFigure(value, after, { ...number, x: x + left, y, fill: RED, unitSize: text, unitFill: INK_2 })
  )
}

/** Opens the sheet with the campaign's poster. */
export const openCampaignPoster = (input: CampaignPoster) => showPoster(createCampaignPoster(input))

/** Maximum number of prizes in a row. */
const MAX_PRIZES = 3
const TILE_HEIGHT = 318
const TILE = { width: 300, gap: 24 }
/** Heights of a prize's picture: smaller ones leave more space for a long name. */
const PICTURES = [124, 88, 60] as const
/** In a tile: top of its picture, and bottom of the name's area. */
const [INSET, NAMED] = [18, 208]

/** Position of a prize's name below a picture of this height, relative to the top of the tile. */
const getNameBlock = (picture: number) => {
  const top = INSET + picture + 8
  return {
    top,
    height: NAMED - top,
    width: TILE.width - 32,
    size: 34,
    minSize: 24,
    lead: 1.2,
    face: 'bold',
    fill: INK,
  } as const
}

/** Picture height for all tiles of a row: the largest at which every name fits. */
const getPictureHeight = (kit: PosterKit, prizes: readonly PrizeView[]) =>
  PICTURES.find((height) =>
    prizes.every(({ name }) => kit.drawTextBlock(name, { ...getNameBlock(height), x: 0 }).isComplete),
  ) ?? PICTURES[PICTURES.length - 1]!

function drawPrizeTile(
  kit: PosterKit,
  { name, image, value }: PrizeView,
  need: string,
  { x, top, picture }: { x: number; top: number; picture: number },
): PosterLayer[] {
  const place = { x: x + TILE.width / 2, width: TILE.width - 32, anchor: 'middle' } as const
  const box = { x: place.x - picture / 2, y: top + INSET, width: picture, height: picture }
  const named = { ...getNameBlock(picture), ...place }
  // An unusually long name shrinks as far as necessary.
  const room = kit.drawTextBlock(name, named).isComplete ? named : { ...named, minSize: 12 }
  const high = kit.drawTextBlock(name, room).bottom - room.top
  return [
    `<rect x="${x}" y="${top}" width="${TILE.width}" height="${TILE_HEIGHT}" rx="40" fill="${SURFACE_COLOUR}" stroke="${LINE}" stroke-width="2"/>`,
    { src: GIFT_PICTURE, ...box },
    ...(image ? [{ src: image, ...box, round: 24 }] : []),
    kit.drawTextBlock(name, { ...room, top: top + room.top + (room.height - high) / 2 }).svg +
      kit.drawLine(value === PLACEHOLDER ? PLACEHOLDER : `¥${value}`, {
        x: place.x,
        y: top + 252,
        size: 48,
        fill: RED,
        face: 'num',
        anchor: 'middle',
      }) +
      kit.drawTextBlock(need, {
        ...place,
        top: top + 262,
        height: 40,
        size: 27,
        minSize: 20,
        fill: INK_2,
      }).svg,
  ]
}

/** Draws the prizes in the poster's middle. @param need formats the requirement of a prize */
export function drawPrizeRow(
  kit: PosterKit,
  prizes: readonly PrizeView[],
  need: (thresholdText: string) => string,
  top: number,
) {
  const picture = getPictureHeight(kit, prizes)
  const left = (WIDTH - prizes.length * TILE.width - (prizes.length - 1) * TILE.gap) / 2
  return prizes.flatMap((prize, index) =>
    drawPrizeTile(kit, prize, need(prize.thresholdText), { x: left + index * (TILE.width + TILE.gap), top, picture }),
  )
}
