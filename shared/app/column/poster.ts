import { block, figure, line } from '#shared/app/poster/blocks.ts'
import { faceRow } from '#shared/app/poster/faces.ts'
import { HEIGHT, type Kit, type Layer, MARGIN, type Poster, ROOM, WIDTH } from '#shared/app/poster/poster.ts'
import { FOOT, foot } from '#shared/app/poster/qr-panel.ts'
import { showPoster } from '#shared/app/poster/sheet.tsx'
import { rings } from '#shared/app/poster/svg-parts.ts'
import { BRAND, DEEP } from '#shared/brand.ts'
import { coursePicture } from '#shared/core/course-kind.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import type { ColumnView, CourseView } from './view.ts'

const [INK, INK_2, LINE, CANVAS] = ['#0f1713', '#47524b', '#e2e8e2', '#f3f6f2']
/** Where the sheet lies over the foot of the picture, as on the page (frame.tsx): the lower the less there is to tell, while the picture (390 × 316) keeps its whole width. */
const SHEET = { least: 748, most: 800, over: 72 }
const ROW = 116

/** A column: its picture, what it is, who is in it, and its first courses. */
export const columnPoster = (column: ColumnView, columnId: string): Poster => ({
  title: column.share.title,
  // The page that opens outside the app, too.
  link: pageUrl('columnShare', { columnId, source: 'poster' }),
  layers: (kit, address) => {
    const told = (sheet: number) => {
      const head = headOf(kit, column, sheet)
      return { head: head.layers, ...rest(kit, column, head.bottom + 40) }
    }
    const spare = FOOT - 48 - told(SHEET.least).bottom
    const sheet = Math.min(SHEET.least + Math.max(0, spare), SHEET.most)
    const { head, svg } = told(sheet)
    return [
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${DEEP}"/>${rings({ x: 800, y: 380, radii: [150, 222, 294, 366, 438, 510], width: 26, dash: '4 21', from: 0.45, by: 0.07 })}`,
      { src: coursePicture(column.name), x: 600, y: 180, width: 400, height: 400 },
      ...(column.hero ? [{ src: column.hero, x: 0, y: 0, width: WIDTH, height: sheet + SHEET.over, keep: 1 }] : []),
      `<path d="M0 ${sheet + 72}a72 72 0 0 1 72-72h${WIDTH - 144}a72 72 0 0 1 72 72V${HEIGHT}H0z" fill="#fff"/>`,
      ...head,
      svg,
      foot(kit, address, { hasBrand: true, ink: INK, quiet: INK_2, line: LINE }),
    ]
  },
})

function headOf(
  kit: Kit,
  { name, description, avatars, joined }: ColumnView,
  sheet: number,
): { layers: Layer[]; bottom: number } {
  const place = { x: MARGIN, width: ROOM }
  const title = block(kit, name, {
    ...place,
    top: sheet + 60,
    height: 220,
    size: 84,
    least: 36,
    fill: INK,
    face: 'bold',
    lead: 1.25,
  })
  const told = block(kit, description, {
    ...place,
    top: title.bottom + 14,
    height: 230,
    size: 42,
    least: 22,
    fill: INK_2,
    lead: 1.4,
  })
  if (joined === undefined) return { layers: [title.svg + told.svg], bottom: told.bottom }
  const top = told.bottom + 28
  const faces = faceRow(avatars, { x: MARGIN, y: top, size: 76, edge: '#fff' })
  const x = faces.right + (avatars.length ? 28 : 0)
  return {
    layers: [
      title.svg + told.svg,
      ...faces.layers,
      figure(kit, joined, '人已参加', {
        x,
        y: top + 57,
        size: 56,
        width: MARGIN + ROOM - x,
        fill: INK,
        unitSize: 38,
        unitFill: INK_2,
      }),
    ],
    bottom: top + 76,
  }
}

/** Down to the foot: the courses, as many as there is room for, and the introduction where it fits whole. */
function rest(kit: Kit, { introduce, courses }: ColumnView, top: number): { svg: string; bottom: number } {
  const most = FOOT - 48
  const plan = courses.slice(0, Math.max(0, Math.floor((most - top) / ROW)))
  const rows = plan.map((course, index) => courseRow(kit, course, top + index * ROW)).join('')
  const below = top + plan.length * ROW + (plan.length ? 24 : 0)
  const about = introduce ? panel(kit, introduce, below, most) : undefined
  return { svg: rows + (about?.svg ?? ''), bottom: about?.bottom ?? (plan.length ? below - 24 : top - 40) }
}

function courseRow(kit: Kit, { name, minutes, kcal }: CourseView, top: number): string {
  const facts = [minutes !== undefined && `${minutes} 分钟`, kcal !== undefined && `${kcal} 千卡`]
  const words = facts.filter(Boolean).join(' · ')
  const width = ROOM - 56 - (words ? kit.plain(words) * 34 + 32 : 0)
  const named = { x: MARGIN + 56, width, height: 92, size: 42, least: 17, fill: INK, face: 'bold', lead: 1.2 } as const
  const high = block(kit, name, { ...named, top: 0 }).bottom
  return [
    `<path d="M${MARGIN} ${top}h${ROOM}" stroke="${LINE}" stroke-width="2"/>`,
    `<circle cx="${MARGIN + 14}" cy="${top + ROW / 2}" r="10" fill="${BRAND}"/>`,
    block(kit, name, { ...named, top: top + (ROW - high) / 2 }).svg,
    words && line(words, { x: MARGIN + ROOM, y: top + 70, size: 34, fill: INK_2, anchor: 'end' }),
  ].join('')
}

/** Nothing where it would be cut. */
function panel(kit: Kit, introduce: string, top: number, most: number): { svg: string; bottom: number } | undefined {
  const place = { x: MARGIN + 36, top: top + 30, width: ROOM - 72, height: most - top - 60 }
  if (place.height < 90) return undefined
  const told = block(kit, introduce, { ...place, size: 36, least: 28, fill: INK_2, lead: 1.55 })
  if (!told.isWhole) return undefined
  const bottom = told.bottom + 30
  const ground = `<rect x="${MARGIN}" y="${top}" width="${ROOM}" height="${bottom - top}" rx="36" fill="${CANVAS}"/>`
  return { svg: ground + told.svg, bottom }
}

/** Open the sheet with a column's poster. */
export const show = (column: ColumnView, columnId: string) => showPoster(columnPoster(column, columnId))
