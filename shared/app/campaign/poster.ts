import { block, figure, line } from '#shared/app/poster/blocks.ts'
import { HEIGHT, type Kit, type Layer, type Poster, ROOM, WIDTH } from '#shared/app/poster/poster.ts'
import { FOOT, foot } from '#shared/app/poster/qr-panel.ts'
import { showPoster } from '#shared/app/poster/sheet.tsx'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { MISSING } from '#shared/core/numbers.ts'
import { CAMPAIGN_NAME, SCENE } from './hero.tsx'
import type { PrizeView } from './view.ts'

const [INK, INK_2, LINE, CREAM, RED] = ['#45170a', '#7a4630', '#f3dfc2', '#fff3df', '#b93114']
/** Prizes side by side. */
const TILES = 3
const TILE = { width: 300, height: 306, gap: 24 }
/** Height of the number that leads. */
const LEAD = 172
/** The scene as it is drawn, as wide as the poster. */
const SCENE_HEIGHT = 1191

export interface CampaignTold {
  activityId: string
  /** The activity's own picture, guarded; '' keeps the drawn scene. */
  image: string
  /** '7.15 – 8.31', or ''. */
  dates: string
  /** The number that leads, with the words around it; undefined: there is none. */
  hero?: { before: string; value: string; after: string }
  prizes: readonly PrizeView[]
  /** What a prize takes, in the page's words. */
  need: (thresholdText: string) => string
  /** What invites, beside the code; ''. */
  words: string
}

/** The words for whoever is not in yet. */
export const inviting = (prizes: readonly PrizeView[]) => ({
  need: (kcal: string) => `燃烧 ${kcal} 千卡解锁`,
  words: prizes.length ? '燃卡赢好礼' : '',
})

/** The campaign with its scene, the number that leads, and what is to be won. */
export const campaignPoster = ({ activityId, image, dates, hero, prizes, need, words }: CampaignTold): Poster => ({
  title: CAMPAIGN_NAME,
  // The page that opens outside the app, too.
  link: pageUrl('activityDetailsShare', { activityId, source: 'poster' }),
  layers: (kit, address) => {
    const tiles = prizes.slice(0, TILES)
    // The more is told, the further up the shore; the runner's head stays below the title.
    const top = FOOT - 44 - Math.max(200, (hero ? LEAD : 40) + (tiles.length ? TILE.height + 12 : 0))
    const left = (WIDTH - tiles.length * TILE.width - (tiles.length - 1) * TILE.gap) / 2
    return [
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="#d63d22"/>`,
      scene(SCENE, top),
      ...(image ? [scene(image, top)] : []),
      `<path d="M0 ${top + 24}c300-56 420 30 640 14s300-50 440-26V${HEIGHT}H0z" fill="${CREAM}"/>`,
      dates ? pill(kit, dates) : '',
      { src: '/campaign/title.svg', x: (WIDTH - 640) / 2, y: 148, width: 640, height: 327 },
      hero ? leading(kit, hero, top) : '',
      ...tiles.flatMap((prize, index) =>
        prizeTile(
          kit,
          prize,
          need(prize.thresholdText),
          left + index * (TILE.width + TILE.gap),
          FOOT - 44 - TILE.height,
        ),
      ),
      foot(kit, address, {
        words,
        hasBrand: true,
        ink: INK,
        quiet: INK_2,
        line: LINE,
      }),
    ]
  },
})

const scene = (src: string, top: number): Layer => ({
  src,
  x: 0,
  y: 0,
  width: WIDTH,
  height: Math.max(top + 70, SCENE_HEIGHT - 80),
  keep: 1,
})

function pill(kit: Kit, dates: string): string {
  const width = Math.round(kit.num(dates) * 42 + 84)
  return `<rect x="${(WIDTH - width) / 2}" y="56" width="${width}" height="72" rx="36" fill="#8e1f0c"/>${line(dates, { x: WIDTH / 2, y: 107, size: 42, fill: '#fff6e3', face: 'num', anchor: 'middle' })}`
}

/** '已有 1,120 人参加' in one row, the number large. */
function leading(kit: Kit, { before, value, after }: NonNullable<CampaignTold['hero']>, top: number): string {
  const words = 40
  const gap = 18
  const beforeWide = kit.plain(before) * words
  const left = beforeWide + (before ? gap : 0)
  const number = { size: 132, width: ROOM - left }
  const wide = left + Math.min(kit.num(value) * number.size + words / 3 + kit.plain(after) * words, number.width)
  const x = (WIDTH - wide) / 2
  const y = top + 150
  return (
    (before && line(before, { x: Math.round(x), y, size: words, fill: INK_2 })) +
    figure(kit, value, after, { ...number, x: x + left, y, fill: RED, unitSize: words, unitFill: INK_2 })
  )
}

const GIFT =
  '<circle cx="48" cy="50" r="38" fill="#fde7c8"/><path fill="#f2603a" d="M24 48h48v30a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6z"/><path fill="#cf3a1c" d="M20 36h56v13H20z"/><path fill="#ffc53a" d="M43 36h10v48H43zm5 0c-16 0-20-16-9-16 7 0 9 9 9 16 0-7 2-16 9-16 11 0 7 16-9 16"/>'

function prizeTile(kit: Kit, { name, image, value }: PrizeView, need: string, x: number, top: number): Layer[] {
  const place = { x: x + TILE.width / 2, width: TILE.width - 32, anchor: 'middle' } as const
  const picture = { x: place.x - 62, y: top + 16, width: 124, height: 124 }
  return [
    `<rect x="${x}" y="${top}" width="${TILE.width}" height="${TILE.height}" rx="40" fill="#fffdf8" stroke="${LINE}" stroke-width="2"/><svg x="${picture.x}" y="${picture.y}" width="124" height="124" viewBox="0 0 96 96">${GIFT}</svg>`,
    ...(image ? [{ src: image, ...picture, round: 24 }] : []),
    block(kit, name, { ...place, top: top + 146, height: 64, size: 34, least: 16, fill: INK, face: 'bold', lead: 1.2 })
      .svg +
      line(value === MISSING ? MISSING : `¥${value}`, {
        x: place.x,
        y: top + 244,
        size: 48,
        fill: RED,
        face: 'num',
        anchor: 'middle',
      }) +
      block(kit, need, {
        ...place,
        top: top + 254,
        height: 40,
        size: 27,
        least: 20,
        fill: INK_2,
      }).svg,
  ]
}

/** Open the sheet with the campaign's poster. */
export const showCampaign = (told: CampaignTold) => showPoster(campaignPoster(told))
