import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { renderSVG } from 'uqr'
import type { Area } from '#scripts/local-service/area.ts'
import { ApiError } from '#scripts/local-service/calls.ts'
import { STATIC } from '#scripts/local-service/static-files.ts'
import { NAME } from '#shared/brand.ts'

const HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=86400',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
}

/** Column covers, prizes and the plan of a column, by file name. */
const SCENES = new Map(
  readdirSync(`${STATIC}scenes`).map((file) => [file, readFileSync(`${STATIC}scenes/${file}`, 'utf8')]),
)

/**
 * Flat portraits on a field of 72 × 72: background, hair behind, neck, shoulders, face, hair in
 * front.
 */
const BACKGROUNDS = ['#E0F3D8', '#DDE7EE', '#E8E3F3', '#FCE3C5', '#D9EEF5', '#DCEFE3', '#E3E9FB', '#F7DAD6', '#FBE0EA']
const SHIRTS = ['#394B59', '#D9822B', '#2F8F6B', '#2B4C7E', '#0E7C86', '#12A562', '#E2684A', '#F0B429', '#B8465F']
const SKINS = ['#E8B592', '#CF9670', '#F2C6A2', '#E9B48E', '#DDA47C', '#F3C9A8', '#F5CFB2', '#EFBE98']
const HAIRS = ['#2C2320', '#18120F', '#40302A', '#1F1A18', '#3A2A22', '#5B3A29', '#221B1B']

interface Hair {
  behind: string
  front: string
}

const SHORT: readonly Hair[] = [
  {
    behind: '',
    front:
      'M25 30c-1.5-9.5 3-15.5 11-15.500S48.5 20.5 47 30c-.6-3.5-1.5-5.5-3-7-3.5 1-10 .8-14.5-1-2.3 1.8-3.9 4.5-4.5 8z',
  },
  {
    behind: '',
    front: 'M25.3 28c-.8-8.5 3.7-13 10.7-13s11.5 4.5 10.7 13c-.5-3-1.5-5-2.7-6-4-1.3-12-1.3-16 0-1.2 1-2.2 3-2.7 6z',
  },
]

const LONG: readonly Hair[] = [
  {
    behind: 'M22.5 33c-1-12 4-18.5 13.5-18.500S50.5 21 49.5 33c-.3 5-1.5 8.5-2.5 10H25c-1-1.5-2.2-5-2.5-10z',
    front: 'M26 31c1-6 4-8.5 6-9.5 3 3 9 4.5 14 4 .6 1.7.6 3.5.3 5.5.9-9-3-14-10.3-14S25 22 26 31z',
  },
  {
    behind: 'M21.5 34c-1-13 4.5-20 14.5-20S51.5 21 50.5 34c-.3 9 1 15 2.5 19H19c1.5-4 2.8-10 2.5-19z',
    front: 'M25.5 32c.5-7 3.5-11 8-13.5 2 4.5 7.5 7.5 13 8.500v5c1.2-10-3-15.5-10.5-15.500S24 22 25.5 32z',
  },
  {
    behind: 'M36 6.300a5.2 5.2 0 1 0 .01 0z',
    front: 'M25.3 31c-1.5-10.5 3-16 10.7-16s12.2 5.5 10.7 16c-.4-5-3.7-9-10.7-9s-10.3 4-10.7 9z',
  },
]

const WHISTLE =
  '<path d="M28 52l8 10 8-10" fill="none" stroke="#C9F45C" stroke-width="1.6"/><rect x="33" y="61" width="7" height="4.5" rx="2.2" fill="#C9F45C"/>'

/**
 * A deterministic portrait for a name: short hair for `m-`, long hair for `f-`; a coach has
 * training clothes and a whistle.
 */
function drawPortrait(name: string, isCoach: boolean): string {
  const bytes = hash('sha1', name, 'buffer')
  const pickItem = <Item>(items: readonly Item[], index: number): Item => items[bytes[index]! % items.length]!
  const hair = pickItem(name.startsWith('m-') ? SHORT : name.startsWith('f-') ? LONG : [...SHORT, ...LONG], 0)
  const [background, skin, colour] = [pickItem(BACKGROUNDS, 1), pickItem(SKINS, 2), pickItem(HAIRS, 3)]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72" width="144" height="144">',
    `<rect width="72" height="72" fill="${background}"/>`,
    hair.behind && `<path d="${hair.behind}" fill="${colour}"/>`,
    `<path d="M31 42h10v9H31z" fill="${skin}"/>`,
    '<path d="M31 45c3 3 7 3 10 0v-3H31z" opacity=".1"/>',
    `<path d="M14 72c0-14 8-22 17-23 2.5 3 7.5 3 10 0 9 1 17 9 17 23z" fill="${isCoach ? '#0B3D2A' : pickItem(SHIRTS, 4)}"/>`,
    `<ellipse cx="36" cy="32.5" rx="10.8" ry="12.8" fill="${skin}"/>`,
    `<path d="${hair.front}" fill="${colour}"/>`,
    isCoach && WHISTLE,
    '</svg>',
  ]
    .filter(Boolean)
    .join('')
}

/** The steward's QR code. Its text says that it is a sample. */
const drawStewardCode = (name: string): string =>
  renderSVG(`${NAME} 运动管家（示例）${name}`, { ecc: 'M', border: 0, pixelSize: 8, blackColor: '#0f1713' })

/** How each folder below `/local/img` draws a file; undefined for a file that does not exist. */
const FOLDERS: Record<string, (name: string) => string | undefined> = {
  avatar: (name) => drawPortrait(name, false),
  coach: (name) => drawPortrait(name, true),
  steward: drawStewardCode,
  scene: (name) => SCENES.get(`${name}.svg`),
}

/** Pictures, the same for the same name, and the sample video. */
export const pictures: Area = {
  addRoutes: ({ app }) => {
    app.get('/local/img/:folder{avatar|coach|steward|scene}/:file{[\\w-]{1,64}\\.svg}', (c) => {
      const { folder, file } = c.req.param()
      const picture = FOLDERS[folder]!(file.slice(0, -'.svg'.length))
      if (!picture) throw new ApiError(404, '没有这张图片', 404)
      return c.body(picture, 200, HEADERS)
    })
    // iPhones ask for videos in ranges, which `serveStatic` answers.
    app.get('/local/video/warm-up.mp4', serveStatic({ root: STATIC, rewriteRequestPath: () => 'warm-up.mp4' }))
  },
}
