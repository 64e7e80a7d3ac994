import { SPROUT } from '#shared/brand.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { toImageUrl } from '#shared/core/links/safe-url.ts'
import type { Poster, PosterKit } from '#shared/features/poster/kit.ts'
import { FOOTER, HEIGHT, MARGIN, type PosterLayer, ROOM, SENTENCE, WIDTH } from '#shared/features/poster/poster.ts'
import { showPoster } from '#shared/features/poster/show-poster.ts'
import { formatTrainTime, getScene, type SceneType, type Tile, type WorkoutView } from './model.ts'
import { getShareCard } from './share.ts'

const QUIET = '#cdd8d2'
/** Baseline of the smaller figures, above the footer's line. */
const TILES_AT = FOOTER - 88
/**
 * Height of the scene in px. Below it the ground is dark, and the scene's subject ends above the
 * text.
 */
const SCENE = 1500

/** Poster of a finished workout on its scene; the main figure is the hero. */
export const createWorkoutPoster = (view: WorkoutView, scene: SceneType, userSportNo: string): Poster => {
  const link = getPageUrl('courseEndShare', { type: scene, userSportNo, source: 'poster' })
  return {
    title: getShareCard(view, link).title,
    link,
    layers: (kit, address) => {
      const [best, ...others] = view.tiles
      const { svg, top } = drawResult(kit, view.course, best, others)
      return [
        // Fallback background, visible only where the scene fails to load.
        `<rect width="${WIDTH}" height="${HEIGHT}" fill="#0b1626"/>${kit.drawRings({ x: 540, y: 620, radii: [180, 250, 320, 390, 460], width: 26, dash: '4 21', from: 0.4, by: 0.07 })}`,
        {
          src: getScene(scene),
          x: 0,
          y: 0,
          width: WIDTH,
          height: SCENE,
          keep: scene === '3' ? getShareAbove(top) : 0.7,
        },
        drawShade(top),
        kit.drawBrandRow({ x: MARGIN, y: MARGIN, size: 64, fill: '#fff', more: ' font-weight="600"' }),
        svg,
        ...drawAuthor(kit, view),
        kit.drawCodePad(address, { x: WIDTH - MARGIN - 264, y: FOOTER }),
      ]
    },
  }
}

/**
 * px: the end of the barbell below the top of its scene (1080 × 2337 here), and the cropped height.
 */
const [BARBELL_END, CUT] = [1099, 837]

/**
 * Fraction of the crop taken from the top, so that the barbell is between the brand name and the
 * text.
 * @param top px, start of the text
 */
const getShareAbove = (top: number) => Math.max(0, Math.min(0.55, (BARBELL_END + 96 - top) / CUT))

/**
 * Dark gradient behind the brand name and behind the text, starting a little above the text.
 * @param top px, start of the text
 */
function drawShade(top: number): string {
  const drawStop = (offset: number, opacity: number) =>
    `<stop offset="${offset.toFixed(3)}" stop-color="#05080a" stop-opacity="${opacity}"/>`
  const clear = Math.min(0.34, (top - 250) / HEIGHT)
  const stops = [
    [0, 0.5],
    [0.14, 0],
    [clear, 0],
    [clear + 0.22, 0.74],
    [SCENE / HEIGHT, 1],
  ] as const
  return `<linearGradient id="v" x2="0" y2="1">${stops.map(([offset, opacity]) => drawStop(offset, opacity)).join('')}</linearGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#v)"/>`
}

/** Draws the text above the footer and returns its top. */
function drawResult(kit: PosterKit, course: string, best: Tile | undefined, others: readonly Tile[]) {
  const tilesTop = TILES_AT - (others.length ? 156 : 0)
  const bestAt = tilesTop - (best ? 20 : 0)
  const nameBottom = bestAt - (best ? 330 : 20)
  // Laid out from the bottom up: a longer name extends into the scene.
  const named = { x: MARGIN, width: ROOM, height: 300, size: 84, minSize: 44, fill: '#fff', face: 'bold' } as const
  const top = nameBottom - kit.drawTextBlock(course, { ...named, top: 0 }).bottom
  const svg = [
    `<path d="m${MARGIN + 4} ${top - 40} 14 14 30-32" fill="none" stroke="${SPROUT}" stroke-width="7"/>`,
    kit.drawLine('完成', { x: MARGIN + 64, y: top - 22, size: 46, fill: '#dfe8e3' }),
    kit.drawTextBlock(course, { ...named, top }).svg,
    best &&
      kit.drawLine(best.label, { x: MARGIN, y: bestAt - 262, size: 36, fill: QUIET }) +
        kit.drawFigure(best.value, best.unit, {
          x: MARGIN,
          y: bestAt - 40,
          width: ROOM,
          size: 270,
          fill: SPROUT,
          unitSize: 46,
          unitFill: QUIET,
        }),
    ...drawTiles(kit, others),
    `<path d="M${MARGIN} ${FOOTER - 48}h${ROOM}" stroke="#fff" stroke-opacity=".24" stroke-width="2"/>`,
  ].join('')
  return { svg, top }
}

/** Draws the other figures side by side in one size. */
function drawTiles(kit: PosterKit, others: readonly Tile[]): string[] {
  const step = Math.min(ROOM / others.length, ROOM / 2.6)
  const room = { size: 84, unitSize: 30, width: step - 28 }
  const size = Math.min(...others.map(({ value, unit }) => kit.fitFigureSize(value, unit, room)))
  return others.map(({ label, value, unit }, index) => {
    const x = Math.round(MARGIN + index * step)
    return (
      kit.drawLine(label, { x, y: TILES_AT - 108, size: 30, fill: QUIET }) +
      kit.drawFigure(value, unit, { ...room, size, x, y: TILES_AT - 20, fill: '#fff', unitFill: QUIET })
    )
  })
}

/** Name and time of the author, above the sentence next to the QR code. */
function drawAuthor(kit: PosterKit, { name, avatar, trainTime }: WorkoutView): PosterLayer[] {
  const width = ROOM - 264 - 40
  const time = formatTrainTime(trainTime)
  const named = {
    x: MARGIN + 116,
    width: width - 116,
    height: 108,
    size: 42,
    minSize: 18,
    fill: '#fff',
    face: 'bold',
  } as const
  // Without a time the name is centred vertically on the avatar.
  const down = time ? 0 : Math.max(0, 50 - kit.drawTextBlock(name, { ...named, top: 0 }).bottom / 2)
  const text = kit.drawTextBlock(name, { ...named, top: FOOTER + down })
  return [
    ...kit.drawAvatar(toImageUrl(avatar), { who: name, x: MARGIN, y: FOOTER + 4, size: 92 }),
    text.svg,
    time && kit.drawLine(time, { x: MARGIN + 116, y: text.bottom + 42, size: 30, fill: QUIET }),
    kit.drawTextBlock(SENTENCE, {
      x: MARGIN,
      top: FOOTER + 204,
      width,
      height: 60,
      size: 32,
      minSize: 24,
      fill: QUIET,
    }).svg,
  ]
}

/** Opens the poster sheet. */
export const openPoster = (...args: Parameters<typeof createWorkoutPoster>) => showPoster(createWorkoutPoster(...args))
