import type { CourseShare } from '#shared/api/course.ts'
import { block, figure, figureSize, line } from '#shared/app/poster/blocks.ts'
import { face } from '#shared/app/poster/faces.ts'
import { HEIGHT, type Kit, type Layer, MARGIN, type Poster, ROOM, WIDTH } from '#shared/app/poster/poster.ts'
import { FOOT, foot } from '#shared/app/poster/qr-panel.ts'
import { showPoster } from '#shared/app/poster/sheet.tsx'
import { brandRow, rings } from '#shared/app/poster/svg-parts.ts'
import { DEEP, ON_DEEP, ON_DEEP_2, SPROUT, TAGLINE } from '#shared/brand.ts'
import { coursePicture } from '#shared/core/course-kind.ts'
import { courseMinutes } from '#shared/core/dates/course-minutes.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { imageUrl } from '#shared/core/links/safe-url.ts'
import type { Remote } from '#shared/core/loading/remote.ts'
import { withCommas } from '#shared/core/numbers.ts'
import { bodyFrame } from '#shared/ui/figures/body-frame.ts'
import { bodyOutline, SEGMENT_PARTS } from '#shared/ui/figures/body-outline.ts'
import { badgesOf, type CodeWords, codesIn, difficultyOf, trainedParts, wordsFor, wordsIn } from './model.ts'

/** Between panels. */
const GAP = 28

/** A course: its name and figures on the dark hero, what it trains, who teaches. */
const coursePoster = (course: CourseShare, words: Remote<CodeWords>, courseNo: string, type: string): Poster => {
  return {
    title: course.name,
    link: pageUrl('courseSharing', { courseNo, type, source: 'poster' }),
    layers: (kit, address) => {
      const head = hero(kit, course, words)
      const teacher = course.coach?.name ? course.coach : undefined
      const most = FOOT - 48 - head.bottom - 56 - (teacher ? COACH + GAP : 0)
      const body = bodyPanel(kit, course, words, most)
      // What does not fill the poster stands in its middle.
      const down = Math.round((most - (body?.height ?? 0)) / 2)
      const top = head.bottom + 56 + down
      return [
        `<rect width="${WIDTH}" height="${HEIGHT}" fill="${DEEP}"/>`,
        `<g transform="translate(0 ${down})">${halo()}</g>`,
        { src: coursePicture(course.name, course.type), x: 690, y: 230 + down, width: 380, height: 380 },
        brandRow({ x: MARGIN, y: MARGIN, size: 64, fill: ON_DEEP, more: ' font-weight="600"' }),
        `<g transform="translate(0 ${down})">${head.svg}</g>`,
        body ? body.draw(top) : '',
        ...(teacher ? coach(kit, teacher, top + (body ? body.height + GAP : 0)) : []),
        foot(kit, address, { words: TAGLINE, ink: ON_DEEP, quiet: ON_DEEP_2 }),
      ]
    },
  }
}

/** Rings that end before any words. */
const halo = () =>
  [
    rings({ x: 880, y: 420, radii: [190, 262, 334, 406, 478, 550], width: 26, dash: '4 21', from: 0.5, by: 0.08 }),
    `<linearGradient id="h"><stop offset=".5" stop-color="${DEEP}"/><stop offset=".72" stop-color="${DEEP}" stop-opacity="0"/></linearGradient>`,
    `<linearGradient id="w" x2="0" y2="1"><stop stop-color="${DEEP}" stop-opacity="0"/><stop offset="1" stop-color="${DEEP}"/></linearGradient>`,
    `<path fill="url(#h)" d="M0-400h1080v1600H0z"/><path fill="url(#w)" d="M0 440h1080v160H0z"/><path fill="${DEEP}" d="M0 599h1080v700H0z"/>`,
  ].join('')

const BADGES = { vip: ['#ffd875', '#45170a'], ai: [SPROUT, DEEP], plain: ['#ffffff24', ON_DEEP] } as const

function hero(kit: Kit, course: CourseShare, words: Remote<CodeWords>): { svg: string; bottom: number } {
  let x = MARGIN
  const badges = badgesOf(course).map(({ words, kind }) => {
    const [fill, ink] = BADGES[kind]
    const width = Math.round(kit.bold(words) * 34 + 40)
    const svg = `<rect x="${x}" y="240" width="${width}" height="58" rx="16" fill="${fill}"/>${line(words, { x: x + 20, y: 281, size: 34, fill: ink, face: 'bold' })}`
    x += width + 16
    return svg
  })
  const named = { x: MARGIN, width: 590, height: 420, size: 104, least: 40, fill: ON_DEEP, face: 'bold' } as const
  const first = block(kit, course.name, { ...named, top: badges.length ? 330 : 250 })
  // A short name stands lower, beside the middle of the drawing.
  const name = block(kit, course.name, { ...named, top: Math.max(330, 330 + (560 - first.bottom) / 2) })
  const minutes = courseMinutes(course.duration)
  const known = wordsIn(words, 'COURSE_DIFFICULTY')
  const level = known && difficultyOf(course.difficulty, known)
  const figures = [
    minutes !== undefined && (['时长', withCommas(minutes), '分钟'] as const),
    course.calorie! >= 0 && (['消耗', withCommas(Math.round(course.calorie!)), '千卡'] as const),
    level && ([`难度 · ${level.word}`, '', ''] as const),
  ].filter((one) => one !== false && one !== undefined)
  const top = Math.max(name.bottom, 570) + 44
  const room = { size: 104, unitSize: 34, width: 280 }
  // All numbers as large as the longest one may be.
  const size = Math.min(...figures.map(([, value, unit]) => (value ? figureSize(kit, value, unit, room) : room.size)))
  const shown = figures.map(([label, value, unit], index) => {
    const x = MARGIN + index * 300
    const told = block(kit, label, { x, top, width: 280, height: 48, size: 34, least: 18, fill: ON_DEEP_2 }).svg
    if (!value) return told + bars(level!.level, level!.of, x, top + 68)
    return told + figure(kit, value, unit, { ...room, size, x, y: top + 134, fill: ON_DEEP, unitFill: ON_DEEP_2 })
  })
  return { svg: badges.join('') + name.svg + shown.join(''), bottom: figures.length ? top + 140 : name.bottom }
}

/** One slanted bar per level; slanted by the group around them, because Safari 15 knows no `transform-origin` in SVG. */
function bars(level: number, of: number, x: number, y: number): string {
  const bar = (_: unknown, index: number) =>
    `<rect x="${index * 32}" width="21" height="62" rx="6" fill="${index < level ? SPROUT : '#ffffff24'}"/>`
  return `<g transform="translate(${x + 14} ${y}) skewX(-12)">${Array.from({ length: of }, bar).join('')}</g>`
}

/** Height of the coach's panel. */
const COACH = 184

/** Between the name and the introduction. */
const BELOW = 6

function coach(kit: Kit, { name, avatar, intro }: NonNullable<CourseShare['coach']>, top: number): Layer[] {
  const x = MARGIN + 172
  const place = { x, width: ROOM - 172 - 36 }
  const named = { ...place, height: 76, size: 42, least: 22, fill: ON_DEEP, face: 'bold' } as const
  // Once without a place, to stand in the middle beside the picture.
  const high = block(kit, name, { ...named, top: 0 }).bottom
  const said = { ...place, height: COACH - 36 - high - BELOW, size: 30, least: 26, fill: ON_DEEP_2 }
  const about = block(kit, intro, { ...said, top: 0 })
  const whole = intro && about.isWhole ? BELOW + about.bottom : 0
  const from = Math.round(top + (COACH - high - whole) / 2)
  return [
    panel(top, COACH),
    ...face(imageUrl(avatar), { who: name, x: MARGIN + 32, y: top + (COACH - 108) / 2, size: 108 }),
    block(kit, name, { ...named, top: from }).svg +
      (whole ? block(kit, intro, { ...said, top: from + high + BELOW }).svg : ''),
  ]
}

/** Open the sheet with it. */
export const show = (...told: Parameters<typeof coursePoster>) => showPoster(coursePoster(...told))

const PANEL = '#0c3626'
/** The ground of what stands together. */
export const panel = (top: number, height: number) =>
  `<rect x="${MARGIN}" y="${top}" width="${ROOM}" height="${height}" rx="40" fill="${PANEL}"/>`

const INSET = 44
/** What the course trains and takes, with the figure of the body; undefined where neither is known, or there is no room. */
function bodyPanel(kit: Kit, course: CourseShare, words: Remote<CodeWords>, most: number) {
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
