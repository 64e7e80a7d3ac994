import type { CourseShare } from '#shared/api/course.ts'
import { DEEP, ON_DEEP, ON_DEEP_2, SPROUT, TAGLINE } from '#shared/brand.ts'
import { getCoursePicture } from '#shared/core/course-kind.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { toImageUrl } from '#shared/core/links/safe-url.ts'
import type { Poster, PosterKit } from '#shared/features/poster/kit.ts'
import { FOOTER, HEIGHT, MARGIN, type PosterLayer, ROOM, WIDTH } from '#shared/features/poster/poster.ts'
import { showPoster } from '#shared/features/poster/show-poster.ts'
import { getCourseMinutes } from '#shared/format/course-minutes.ts'
import { addCommas } from '#shared/format/numbers.ts'
import { createBodyFrame } from '#shared/ui/figures/body-frame.ts'
import { createBodyOutline, SEGMENT_PARTS } from '#shared/ui/figures/body-outline.ts'
import { type CodeLabels, getBadges, getDifficulty, getLabels, getTrainedParts, parseCodes } from './model.ts'

/** px between panels. */
const GAP = 28

/** Poster of a course: name and figures on the dark hero, trained parts, coach. */
const createCoursePoster = (
  course: CourseShare,
  labels: CodeLabels | undefined,
  courseNo: string,
  type: string,
): Poster => {
  return {
    title: course.name,
    link: getPageUrl('courseSharing', { courseNo, type, source: 'poster' }),
    layers: (kit, address) => {
      const head = drawHero(kit, course, labels)
      const teacher = course.coach?.name ? course.coach : undefined
      const maxHeight = FOOTER - 48 - head.bottom - 56 - (teacher ? COACH + GAP : 0)
      const body = drawBodyPanel(kit, course, labels, maxHeight)
      // Content shorter than the poster is centred vertically.
      const down = Math.round((maxHeight - (body?.height ?? 0)) / 2)
      const top = head.bottom + 56 + down
      return [
        `<rect width="${WIDTH}" height="${HEIGHT}" fill="${DEEP}"/>`,
        `<g transform="translate(0 ${down})">${drawHalo(kit)}</g>`,
        { src: getCoursePicture(course.name, course.type), x: 690, y: 230 + down, width: 380, height: 380 },
        kit.drawBrandRow({ x: MARGIN, y: MARGIN, size: 64, fill: ON_DEEP, more: ' font-weight="600"' }),
        `<g transform="translate(0 ${down})">${head.svg}</g>`,
        body ? body.draw(top) : '',
        ...(teacher ? drawCoach(kit, teacher, top + (body ? body.height + GAP : 0)) : []),
        kit.drawFooter(address, { text: TAGLINE, ink: ON_DEEP, quiet: ON_DEEP_2 }),
      ]
    },
  }
}

/** Rings that fade out before the text. */
const drawHalo = (kit: PosterKit) =>
  [
    kit.drawRings({
      x: 880,
      y: 420,
      radii: [190, 262, 334, 406, 478, 550],
      width: 26,
      dash: '4 21',
      from: 0.5,
      by: 0.08,
    }),
    `<linearGradient id="h"><stop offset=".5" stop-color="${DEEP}"/><stop offset=".72" stop-color="${DEEP}" stop-opacity="0"/></linearGradient>`,
    `<linearGradient id="w" x2="0" y2="1"><stop stop-color="${DEEP}" stop-opacity="0"/><stop offset="1" stop-color="${DEEP}"/></linearGradient>`,
    `<path fill="url(#h)" d="M0-400h1080v1600H0z"/><path fill="url(#w)" d="M0 440h1080v160H0z"/><path fill="${DEEP}" d="M0 599h1080v700H0z"/>`,
  ].join('')

const BADGES = { vip: ['#ffd875', '#45170a'], ai: [SPROUT, DEEP], plain: ['#ffffff24', ON_DEEP] } as const

function drawHero(
  kit: PosterKit,
  course: CourseShare,
  labels: CodeLabels | undefined,
): { svg: string; bottom: number } {
  let x = MARGIN
  const badges = getBadges(course).map(({ label, kind }) => {
    const [fill, ink] = BADGES[kind]
    const width = Math.round(kit.bold(label) * 34 + 40)
    const svg = `<rect x="${x}" y="240" width="${width}" height="58" rx="16" fill="${fill}"/>${kit.drawLine(label, { x: x + 20, y: 281, size: 34, fill: ink, face: 'bold' })}`
    x += width + 16
    return svg
  })
  const named = { x: MARGIN, width: 590, height: 420, size: 104, minSize: 40, fill: ON_DEEP, face: 'bold' } as const
  const first = kit.drawTextBlock(course.name, { ...named, top: badges.length ? 330 : 250 })
  // A short name is lower: it is centred vertically on the illustration.
  const name = kit.drawTextBlock(course.name, { ...named, top: Math.max(330, 330 + (560 - first.bottom) / 2) })
  const minutes = getCourseMinutes(course.duration)
  const difficulties = labels?.COURSE_DIFFICULTY
  const level = difficulties && getDifficulty(course.difficulty, difficulties)
  const figures = [
    minutes !== undefined && (['时长', addCommas(minutes), '分钟'] as const),
    course.calorie! >= 0 && (['消耗', addCommas(Math.round(course.calorie!)), '千卡'] as const),
    level && ([`难度 · ${level.label}`, '', ''] as const),
  ].filter((one) => one !== false && one !== undefined)
  const top = Math.max(name.bottom, 570) + 44
  const room = { size: 104, unitSize: 34, width: 280 }
  // One font size for all numbers: the largest that fits the longest one.
  const size = Math.min(...figures.map(([, value, unit]) => (value ? kit.fitFigureSize(value, unit, room) : room.size)))
  const columns = figures.map(([label, value, unit], index) => {
    const x = MARGIN + index * 300
    const teacherText = kit.drawTextBlock(label, {
      x,
      top,
      width: 280,
      height: 48,
      size: 34,
      minSize: 18,
      fill: ON_DEEP_2,
    }).svg
    if (!value) return teacherText + drawBars(level!.level, level!.of, x, top + 68)
    return (
      teacherText + kit.drawFigure(value, unit, { ...room, size, x, y: top + 134, fill: ON_DEEP, unitFill: ON_DEEP_2 })
    )
  })
  return { svg: badges.join('') + name.svg + columns.join(''), bottom: figures.length ? top + 140 : name.bottom }
}

/**
 * One slanted bar per level. The group is skewed because Safari 15 does not support
 * `transform-origin` in SVG.
 */
function drawBars(level: number, of: number, x: number, y: number): string {
  const drawBar = (_: unknown, index: number) =>
    `<rect x="${index * 32}" width="21" height="62" rx="6" fill="${index < level ? SPROUT : '#ffffff24'}"/>`
  return `<g transform="translate(${x + 14} ${y}) skewX(-12)">${Array.from({ length: of }, drawBar).join('')}</g>`
}

/** px, height of the coach's panel. */
const COACH = 184

/** px between the name and the introduction. */
const BELOW = 6

function drawCoach(
  kit: PosterKit,
  { name, avatar, intro }: NonNullable<CourseShare['coach']>,
  top: number,
): PosterLayer[] {
  const x = MARGIN + 172
  const place = { x, width: ROOM - 172 - 36 }
  const named = { ...place, height: 76, size: 42, minSize: 22, fill: ON_DEEP, face: 'bold' } as const
  // Measured at top 0 first, to centre the text vertically on the picture.
  const high = kit.drawTextBlock(name, { ...named, top: 0 }).bottom
  const coachText = { ...place, height: COACH - 36 - high - BELOW, size: 30, minSize: 26, fill: ON_DEEP_2 }
  const about = kit.drawTextBlock(intro, { ...coachText, top: 0 })
  const aboutBottom = intro && about.isComplete ? BELOW + about.bottom : 0
  const from = Math.round(top + (COACH - high - aboutBottom) / 2)
  return [
    drawPanel(top, COACH),
    ...kit.drawAvatar(toImageUrl(avatar), { who: name, x: MARGIN + 32, y: top + (COACH - 108) / 2, size: 108 }),
    kit.drawTextBlock(name, { ...named, top: from }).svg +
      (aboutBottom ? kit.drawTextBlock(intro, { ...coachText, top: from + high + BELOW }).svg : ''),
  ]
}

/** Opens the poster sheet. */
export const openPoster = (...teacherText: Parameters<typeof createCoursePoster>) =>
  showPoster(createCoursePoster(...teacherText))

const PANEL = '#0c3626'
/** Background of a panel. */
export const drawPanel = (top: number, height: number) =>
  `<rect x="${MARGIN}" y="${top}" width="${ROOM}" height="${height}" rx="40" fill="${PANEL}"/>`

const INSET = 44
/**
 * Panel with the trained parts, the equipment and the body figure; undefined where both are unknown
 * or there is no room.
 */
function drawBodyPanel(kit: PosterKit, course: CourseShare, labels: CodeLabels | undefined, maxHeight: number) {
  const formatCodes = (codes: string, name: 'COURSE_TRAINING_SITE' | 'COURSE_INSTRUMENT') =>
    getLabels(parseCodes(codes), labels?.[name] ?? [])
  const parts = formatCodes(course.parts, 'COURSE_TRAINING_SITE')
  const drives = formatCodes(course.drives, 'COURSE_INSTRUMENT')
  const rows = [
    ['训练部位', parts],
    ['所需器械', drives],
  ] as const
  const filled = rows.filter(([, labels]) => labels.length)
  const trained = getTrainedParts(parts)
  const height = trained.size ? 330 : 48 + filled.length * 130
  if (!filled.length || height > maxHeight) return undefined
  const width = ROOM - 2 * INSET - (trained.size ? 190 : 0)
  const drawAt = (top: number) => {
    let y = top + (height - filled.length * 126) / 2
    const teacherText = filled.map(([label, labels]) => {
      const named = kit.drawLine(label, { x: MARGIN + INSET, y: y + 34, size: 32, fill: ON_DEEP_2 })
      const listed = kit.drawTextBlock(labels.join('、'), {
        x: MARGIN + INSET,
        top: y + 46,
        width,
        height: 74,
        size: 42,
        minSize: 18,
        fill: ON_DEEP,
        face: 'bold',
        lead: 1.25,
      })
      y += 126
      return named + listed.svg
    })
    return (
      drawPanel(top, height) +
      teacherText.join('') +
      (trained.size ? drawBody(trained, MARGIN + ROOM - INSET - 110, top + 24) : '')
    )
  }
  return { height, draw: drawAt }
}

/** @param x px, centre of the figure, which is 282 px high */
function drawBody(trained: ReturnType<typeof getTrainedParts>, x: number, y: number): string {
  const outline = createBodyOutline(createBodyFrame('female', {}))
  const drawPart = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
  const shapes = SEGMENT_PARTS.map(([key, name]) => drawPart(outline[name], trained.has(key) ? SPROUT : '#2a7d57'))
  return `<g transform="translate(${x - 44} ${y + 6}) scale(.626) translate(-30 0)"><g stroke="${PANEL}" stroke-width="5" stroke-linejoin="round">${shapes.join('')}${drawPart(outline.head, '#3f9a73')}</g>${drawPart(outline.hair, '#1d6347')}</g>`
}
