import type { CourseShare } from '#shared/api/course.ts'
import { block, line } from '#shared/app/poster/blocks.ts'
import { type Kit, MARGIN, ROOM } from '#shared/app/poster/poster.ts'
import { BRAND, ON_DEEP, ON_DEEP_2, SPROUT } from '#shared/brand.ts'
import { clockText } from '#shared/core/dates/clock-text.ts'
import type { Remote } from '#shared/core/loading/remote.ts'
import { bodyFrame } from '#shared/ui/figures/body-frame.ts'
import { bodyOutline, SEGMENT_PARTS } from '#shared/ui/figures/body-outline.ts'
import { type CodeWords, codesIn, wordsFor, wordsIn } from './codes.ts'
import { ESTIMATED, HEIGHTS } from './intensity.ts'
import { type SegmentView, trainedParts } from './model.ts'

const PANEL = '#0c3626'
/** The ground of what stands together. */
export const panel = (top: number, height: number) =>
  `<rect x="${MARGIN}" y="${top}" width="${ROOM}" height="${height}" rx="40" fill="${PANEL}"/>`

/** The colour of a step by its intensity, as on the page (timeline.tsx). */
const COLOURS = { 4: SPROUT, 3: BRAND, 2: '#2a7d57', 1: '#ffffff52' } as const
const INSET = 44
/** Above and below the bars. */
const [ABOVE, BELOW] = [124, 80]

/** Whether there is a rhythm: two steps of a known length. */
export const isTimed = (segments: readonly SegmentView[]) => segments.filter(({ seconds }) => seconds > 0).length > 1

/** Height of its panel in at most `most`: down to what the hardest step takes, so that an easy course leaves no empty field above its bars. */
export function rhythmHeight(segments: readonly SegmentView[], most: number): number {
  const timed = segments.filter(({ seconds }) => seconds > 0)
  const full = Math.min(most, 540) - ABOVE - BELOW
  return Math.round(ABOVE + BELOW + full * highest(timed))
}

/** The tallest bar as a share of the whole; those of an easy course stay low all the same. */
const highest = (timed: readonly SegmentView[]) =>
  Math.max(HEIGHTS[3], ...timed.map(({ intensity }) => HEIGHTS[intensity])) / 100

/** The course from its first minute to its last: as wide as long, as high as hard. */
export function rhythmPanel(
  segments: readonly SegmentView[],
  { top, height }: { top: number; height: number },
): string {
  const timed = segments.filter(({ seconds }) => seconds > 0)
  const total = timed.reduce((sum, { seconds }) => sum + seconds, 0)
  const [width, base] = [ROOM - 2 * INSET, top + height - BELOW]
  const high = (height - BELOW - ABOVE) / highest(timed)
  const gap = timed.length > 24 ? 3 : 8
  let start = 0
  const bars = timed.map(({ seconds, intensity }) => {
    const x = MARGIN + INSET + (start / total) * width
    const wide = (seconds / total) * width
    start += seconds
    const tall = (high * HEIGHTS[intensity]) / 100
    return `<rect x="${x.toFixed(1)}" y="${(base - tall).toFixed(1)}" width="${Math.max(wide - gap, wide / 2).toFixed(1)}" height="${tall.toFixed(1)}" rx="${Math.min(8, wide / 4).toFixed(1)}" fill="${COLOURS[intensity]}"/>`
  })
  return [
    panel(top, height),
    line('强度节奏', { x: MARGIN + INSET, y: top + 80, size: 42, fill: ON_DEEP, face: 'bold' }),
    line(ESTIMATED, { x: MARGIN + ROOM - INSET, y: top + 78, size: 30, fill: ON_DEEP_2, anchor: 'end' }),
    ...bars,
    `<path d="M${MARGIN + INSET} ${base + 1}h${width}" stroke="#fff" stroke-opacity=".24" stroke-width="2"/>`,
    line('00:00', { x: MARGIN + INSET, y: base + 48, size: 30, fill: ON_DEEP_2, face: 'num' }),
    line(clockText(total), {
      x: MARGIN + ROOM - INSET,
      y: base + 48,
      size: 30,
      fill: ON_DEEP_2,
      face: 'num',
      anchor: 'end',
    }),
  ].join('')
}

/** What the course trains and takes, with the figure of the body; undefined where neither is known, or there is no room. */
export function bodyPanel(kit: Kit, course: CourseShare, words: Remote<CodeWords>, most: number) {
  const shown = (codes: string, name: 'COURSE_TRAINING_SITE' | 'COURSE_INSTRUMENT') =>
    wordsFor(codesIn(codes), wordsIn(words, name) ?? [])
  const parts = shown(course.parts, 'COURSE_TRAINING_SITE')
  const drives = shown(course.drives, 'COURSE_INSTRUMENT')
  const rows = [
    ['训练部位', parts],
    ['所需器械', drives],
  ] as const
  const filled = rows.filter(([, words]) => words.length)
  const trained = trainedParts(parts)
  const height = trained.size ? 330 : 48 + filled.length * 130
  if (!filled.length || height > most) return undefined
  const width = ROOM - 2 * INSET - (trained.size ? 190 : 0)
  const draw = (top: number) => {
    let y = top + (height - filled.length * 126) / 2
    const told = filled.map(([label, words]) => {
      const named = line(label, { x: MARGIN + INSET, y: y + 34, size: 32, fill: ON_DEEP_2 })
      const listed = block(kit, words.join('、'), {
        x: MARGIN + INSET,
        top: y + 46,
        width,
        height: 74,
        size: 42,
        least: 18,
        fill: ON_DEEP,
        face: 'bold',
        lead: 1.25,
      })
      y += 126
      return named + listed.svg
    })
    return (
      panel(top, height) + told.join('') + (trained.size ? bodyAt(trained, MARGIN + ROOM - INSET - 110, top + 24) : '')
    )
  }
  return { height, draw }
}

/** @param x middle of the figure, which is 282 high */
function bodyAt(trained: ReturnType<typeof trainedParts>, x: number, y: number): string {
  const outline = bodyOutline(bodyFrame('female', {}))
  const part = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
  const shapes = SEGMENT_PARTS.map(([key, name]) => part(outline[name], trained.has(key) ? SPROUT : '#2a7d57'))
  return `<g transform="translate(${x - 44} ${y + 6}) scale(.626) translate(-30 0)"><g stroke="${PANEL}" stroke-width="5" stroke-linejoin="round">${shapes.join('')}${part(outline.head, '#3f9a73')}</g>${part(outline.hair, '#1d6347')}</g>`
}
