import { BRAND, DEEP } from '#shared/brand.ts'
import { getCoursePicture } from '#shared/core/course-kind.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import type { Poster, PosterKit } from '#shared/features/poster/kit.ts'
import { FOOTER, HEIGHT, MARGIN, type PosterLayer, ROOM, WIDTH } from '#shared/features/poster/poster.ts'
import { showPoster } from '#shared/features/poster/show-poster.ts'
import { type CourseView, toCourseView } from './course-view.ts'
import type { ColumnView } from './view.ts'

const [INK, INK_2, LINE, CANVAS] = ['#0f1713', '#47524b', '#e2e8e2', '#f3f6f2']
/**
 * Position of the sheet over the bottom of the picture, as on the page (column.tsx): lower for less
 * content, while the picture (390 × 316) keeps its whole width.
 */
const SHEET = { minSize: 748, maxSize: 800, over: 72 }
const ROW = 116

/** Creates a column's poster: picture, description, participants and first courses. */
export const createColumnPoster = (column: ColumnView, columnId: string): Poster => ({
  title: column.share.title,
  // The share page, because it also opens outside the app.
  link: getPageUrl('columnShare', { columnId, source: 'poster' }),
  layers: (kit, address) => {
    const layOut = (sheet: number) => {
      const head = drawHead(kit, column, sheet)
      return { head: head.layers, ...drawRest(kit, column, head.bottom + 40) }
    }
    const spare = FOOTER - 48 - layOut(SHEET.minSize).bottom
    const sheet = Math.min(SHEET.minSize + Math.max(0, spare), SHEET.maxSize)
    const { head, svg } = layOut(sheet)
    return [
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${DEEP}"/>${kit.drawRings({ x: 800, y: 380, radii: [150, 222, 294, 366, 438, 510], width: 26, dash: '4 21', from: 0.45, by: 0.07 })}`,
      { src: getCoursePicture(column.name), x: 600, y: 180, width: 400, height: 400 },
      ...(column.hero ? [{ src: column.hero, x: 0, y: 0, width: WIDTH, height: sheet + SHEET.over, keep: 1 }] : []),
      `<path d="M0 ${sheet + 72}a72 72 0 0 1 72-72h${WIDTH - 144}a72 72 0 0 1 72 72V${HEIGHT}H0z" fill="#fff"/>`,
      ...head,
      svg,
      kit.drawFooter(address, { hasBrand: true, ink: INK, quiet: INK_2, line: LINE }),
    ]
  },
})

function drawHead(
  kit: PosterKit,
  { name, description, avatars, joined }: ColumnView,
  sheet: number,
): { layers: PosterLayer[]; bottom: number } {
  const place = { x: MARGIN, width: ROOM }
  const title = kit.drawTextBlock(name, {
    ...place,
    top: sheet + 60,
    height: 220,
    size: 84,
    minSize: 36,
    fill: INK,
    face: 'bold',
    lead: 1.25,
  })
  const layOut = kit.drawTextBlock(description, {
    ...place,
    top: title.bottom + 14,
    height: 230,
    size: 42,
    minSize: 22,
    fill: INK_2,
    lead: 1.4,
  })
  if (joined === undefined) return { layers: [title.svg + layOut.svg], bottom: layOut.bottom }
  const top = layOut.bottom + 28
  const faces = kit.drawAvatarRow(avatars, { x: MARGIN, y: top, size: 76, edge: '#fff' })
  const x = faces.right + (avatars.length ? 28 : 0)
  return {
    layers: [
      title.svg + layOut.svg,
      ...faces.layers,
      kit.drawFigure(joined, '人已参加', {
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

/** Draws as many courses as fit above the footer, and the introduction if it fits completely. */
function drawRest(kit: PosterKit, { introduce, courses }: ColumnView, top: number): { svg: string; bottom: number } {
  const max = FOOTER - 48
  const plan = courses.slice(0, Math.max(0, Math.floor((max - top) / ROW)))
  const rows = plan.map((course, index) => drawCourseRow(kit, toCourseView(course), top + index * ROW)).join('')
  const below = top + plan.length * ROW + (plan.length ? 24 : 0)
  const about = introduce ? drawPanel(kit, introduce, below, max) : undefined
  return { svg: rows + (about?.svg ?? ''), bottom: about?.bottom ?? (plan.length ? below - 24 : top - 40) }
}

function drawCourseRow(kit: PosterKit, { name, minutes, kcal }: CourseView, top: number): string {
  const facts = [minutes !== undefined && `${minutes} 分钟`, kcal !== undefined && `${kcal} 千卡`]
  const text = facts.filter(Boolean).join(' · ')
  const width = ROOM - 56 - (text ? kit.plain(text) * 34 + 32 : 0)
  const named = {
    x: MARGIN + 56,
    width,
    height: 92,
    size: 42,
    minSize: 17,
    fill: INK,
    face: 'bold',
    lead: 1.2,
  } as const
  const high = kit.drawTextBlock(name, { ...named, top: 0 }).bottom
  return [
    `<path d="M${MARGIN} ${top}h${ROOM}" stroke="${LINE}" stroke-width="2"/>`,
    `<circle cx="${MARGIN + 14}" cy="${top + ROW / 2}" r="10" fill="${BRAND}"/>`,
    kit.drawTextBlock(name, { ...named, top: top + (ROW - high) / 2 }).svg,
    text && kit.drawLine(text, { x: MARGIN + ROOM, y: top + 70, size: 34, fill: INK_2, anchor: 'end' }),
  ].join('')
}

/** Draws nothing if the text would be truncated. */
function drawPanel(
  kit: PosterKit,
  introduce: string,
  top: number,
  max: number,
): { svg: string; bottom: number } | undefined {
  const place = { x: MARGIN + 36, top: top + 30, width: ROOM - 72, height: max - top - 60 }
  if (place.height < 90) return undefined
  const layOut = kit.drawTextBlock(introduce, { ...place, size: 36, minSize: 28, fill: INK_2, lead: 1.55 })
  if (!layOut.isComplete) return undefined
  const bottom = layOut.bottom + 30
  const ground = `<rect x="${MARGIN}" y="${top}" width="${ROOM}" height="${bottom - top}" rx="36" fill="${CANVAS}"/>`
  return { svg: ground + layOut.svg, bottom }
}

/** Opens the sheet with a column's poster. */
export const openPoster = (column: ColumnView, columnId: string) => showPoster(createColumnPoster(column, columnId))
