import { block, figure, figureSize, line } from '#shared/app/poster/blocks.ts'
import { face } from '#shared/app/poster/faces.ts'
import { HEIGHT, type Kit, type Layer, MARGIN, type Poster, ROOM, WIDTH } from '#shared/app/poster/poster.ts'
import { codePad, FOOT, SENTENCE } from '#shared/app/poster/qr-panel.ts'
import { showPoster } from '#shared/app/poster/sheet.tsx'
import { brandRow, rings } from '#shared/app/poster/svg-parts.ts'
import { SPROUT } from '#shared/brand.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { imageUrl } from '#shared/core/links/safe-url.ts'
import { type SceneType, sceneOf, type Tile, timeText, type WorkoutView } from './model.ts'
import { cardOf } from './share.ts'

const QUIET = '#cdd8d2'
/** Baseline of the smaller figures, above the line over the foot. */
const TILES_AT = FOOT - 88
/** How far down the scene reaches; from there on the ground is dark. What is to be seen in it then stands above the words. */
const SCENE = 1500

/** The finished workout on its scene: the figure that leads is the hero. */
export const workoutPoster = (view: WorkoutView, scene: SceneType, userSportNo: string): Poster => {
  const link = pageUrl('courseEndShare', { type: scene, userSportNo, source: 'poster' })
  return {
    title: cardOf(view, link).title,
    link,
    layers: (kit, address) => {
      const [best, ...others] = view.tiles
      const { svg, top } = result(kit, view.course, best, others)
      return [
        // In sight only where the scene could not be had.
        `<rect width="${WIDTH}" height="${HEIGHT}" fill="#0b1626"/>${rings({ x: 540, y: 620, radii: [180, 250, 320, 390, 460], width: 26, dash: '4 21', from: 0.4, by: 0.07 })}`,
        { src: sceneOf(scene), x: 0, y: 0, width: WIDTH, height: SCENE, keep: scene === '3' ? keptAbove(top) : 0.7 },
        shade(top),
        brandRow({ x: MARGIN, y: MARGIN, size: 64, fill: '#fff', more: ' font-weight="600"' }),
        svg,
        ...author(kit, view),
        codePad(address, { x: WIDTH - MARGIN - 264, y: FOOT }),
      ]
    },
  }
}

/** px: where the barbell ends below the top of its scene, which is 1080 wide and 2337 high here, and how much of that height is cut off. */
const [BARBELL_END, CUT] = [1099, 837]

/** Which share of what is cut off the scene lies above it, so that its barbell stands between the name of the product and the words. @param top where these begin */
const keptAbove = (top: number) => Math.max(0, Math.min(0.55, (BARBELL_END + 96 - top) / CUT))

/** Dark behind the name of the product and, from a little above them, behind the words. @param top where these begin */
function shade(top: number): string {
  const ground = (offset: number, opacity: number) =>
    `<stop offset="${offset.toFixed(3)}" stop-color="#05080a" stop-opacity="${opacity}"/>`
  const clear = Math.min(0.34, (top - 250) / HEIGHT)
  const stops = [
    [0, 0.5],
    [0.14, 0],
    [clear, 0],
    [clear + 0.22, 0.74],
    [SCENE / HEIGHT, 1],
  ] as const
  return `<linearGradient id="v" x2="0" y2="1">${stops.map(([offset, opacity]) => ground(offset, opacity)).join('')}</linearGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#v)"/>`
}

/** The words over the foot, and where they begin. */
function result(kit: Kit, course: string, best: Tile | undefined, others: readonly Tile[]) {
  const tilesTop = TILES_AT - (others.length ? 156 : 0)
  const bestAt = tilesTop - (best ? 20 : 0)
  const nameBottom = bestAt - (best ? 330 : 20)
  // From below upward: the name grows into the scene.
  const named = { x: MARGIN, width: ROOM, height: 300, size: 84, least: 44, fill: '#fff', face: 'bold' } as const
  const top = nameBottom - block(kit, course, { ...named, top: 0 }).bottom
  const svg = [
    `<path d="m${MARGIN + 4} ${top - 40} 14 14 30-32" fill="none" stroke="${SPROUT}" stroke-width="7"/>`,
    line('完成', { x: MARGIN + 64, y: top - 22, size: 46, fill: '#dfe8e3' }),
    block(kit, course, { ...named, top }).svg,
    best &&
      line(best.label, { x: MARGIN, y: bestAt - 262, size: 36, fill: QUIET }) +
        figure(kit, best.value, best.unit, {
          x: MARGIN,
          y: bestAt - 40,
          width: ROOM,
          size: 270,
          fill: SPROUT,
          unitSize: 46,
          unitFill: QUIET,
        }),
    ...tiles(kit, others),
    `<path d="M${MARGIN} ${FOOT - 48}h${ROOM}" stroke="#fff" stroke-opacity=".24" stroke-width="2"/>`,
  ].join('')
  return { svg, top }
}

/** The other figures side by side, all of one size. */
function tiles(kit: Kit, others: readonly Tile[]): string[] {
  const step = Math.min(ROOM / others.length, ROOM / 2.6)
  const room = { size: 84, unitSize: 30, width: step - 28 }
  const size = Math.min(...others.map(({ value, unit }) => figureSize(kit, value, unit, room)))
  return others.map(({ label, value, unit }, index) => {
    const x = Math.round(MARGIN + index * step)
    return (
      line(label, { x, y: TILES_AT - 108, size: 30, fill: QUIET }) +
      figure(kit, value, unit, { ...room, size, x, y: TILES_AT - 20, fill: '#fff', unitFill: QUIET })
    )
  })
}

/** Who did it and when, above the one sentence beside the code. */
function author(kit: Kit, { name, avatar, trainTime }: WorkoutView): Layer[] {
  const width = ROOM - 264 - 40
  const time = timeText(trainTime)
  const named = {
    x: MARGIN + 116,
    width: width - 116,
    height: 108,
    size: 42,
    least: 18,
    fill: '#fff',
    face: 'bold',
  } as const
  // Alone it stands beside the middle of the picture.
  const down = time ? 0 : Math.max(0, 50 - block(kit, name, { ...named, top: 0 }).bottom / 2)
  const words = block(kit, name, { ...named, top: FOOT + down })
  return [
    ...face(imageUrl(avatar), { who: name, x: MARGIN, y: FOOT + 4, size: 92 }),
    words.svg,
    time && line(time, { x: MARGIN + 116, y: words.bottom + 42, size: 30, fill: QUIET }),
    block(kit, SENTENCE, { x: MARGIN, top: FOOT + 204, width, height: 60, size: 32, least: 24, fill: QUIET }).svg,
  ]
}

/** Open the sheet with it. */
export const show = (...told: Parameters<typeof workoutPoster>) => showPoster(workoutPoster(...told))
