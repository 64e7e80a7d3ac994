import { BRAND, CANVAS } from '#shared/brand.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import type { Poster, PosterKit } from '#shared/features/poster/kit.ts'
import { HEIGHT, MARGIN, type PosterLayer, ROOM, WIDTH } from '#shared/features/poster/poster.ts'
import { showPoster } from '#shared/features/poster/show-poster.ts'
import { addCommas } from '#shared/format/numbers.ts'
import { EVERY_DAY, type InviteView } from './model.ts'
import { getShareCard } from './share.ts'

const MIDDLE = WIDTH / 2
const [INK, INK_2, LINE] = ['#0f1713', '#47524b', '#e2e8e2']
const MINT = '#d6f6e4'
/** px: top, bottom and tear line of the ticket. */
const TICKET = { top: 348, bottom: HEIGHT - 64, tear: 1478 }
const EDGE = 40

/** The invitation as a ticket: the group above the tear line, the QR code below it. */
export const createInvitePoster = (view: InviteView, groupId: string, userNo: string): Poster => {
  const link = getPageUrl('groupShare', { groupId, userNo, source: 'poster' })
  return {
    title: getShareCard(view, link).title,
    link,
    layers: (kit, address) => [
      drawGround(),
      ...drawInviter(kit, view),
      ...drawGroup(kit, view),
      drawStub(kit, address),
    ],
  }
}

const drawNotch = (x: number) => `<circle cx="${x}" cy="${TICKET.tear}" r="30" fill="#e9f5ed"/>`

const drawGround = () =>
  [
    `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${MINT}"/><stop offset=".5" stop-color="${CANVAS}"/></linearGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>`,
    `<rect x="${EDGE}" y="${TICKET.top + 14}" width="${WIDTH - 2 * EDGE}" height="${TICKET.bottom - TICKET.top}" rx="76" fill="#0c3c24" fill-opacity=".05"/>`,
    `<rect x="${EDGE}" y="${TICKET.top}" width="${WIDTH - 2 * EDGE}" height="${TICKET.bottom - TICKET.top}" rx="76" fill="#fff"/>`,
    drawNotch(EDGE),
    drawNotch(WIDTH - EDGE),
    `<path d="M${EDGE + 56} ${TICKET.tear}H${WIDTH - EDGE - 56}" stroke="${LINE}" stroke-width="5" stroke-dasharray="14 14"/>`,
  ].join('')

function drawInviter(kit: PosterKit, { inviter: { name, avatar } }: InviteView): PosterLayer[] {
  const x = MARGIN + 176
  const named = { x, width: WIDTH - MARGIN - x, height: 132, size: 60, minSize: 22, fill: INK, face: 'bold' } as const
  const high = kit.drawTextBlock(name, { ...named, top: 0 }).bottom
  const top = Math.round(190 - (high + 62) / 2)
  return [
    ...kit.drawAvatar(avatar, { who: name, x: MARGIN, y: 116, size: 148, edge: '#fff' }),
    kit.drawTextBlock(name, { ...named, top }).svg,
    kit.drawLine('邀请你一起运动', { x, y: top + high + 48, size: 42, fill: INK_2 }),
  ]
}

function drawGroup(kit: PosterKit, { name, faces, target, members }: InviteView): PosterLayer[] {
  const centre = { x: MIDDLE, width: ROOM - 60, anchor: 'middle' } as const
  const picture = target ? 208 : 320
  const top = target ? 420 : 520
  const title = kit.drawTextBlock(name, {
    ...centre,
    top: top + picture + 36,
    height: 190,
    size: target ? 72 : 88,
    minSize: 28,
    fill: INK,
    face: 'bold',
  })
  const position = { y: TICKET.tear - 128, size: 80, edge: '#fff' }
  const row = kit.drawAvatarRow(faces, { ...position, x: 0 })
  const message = members ? `${members.before}${members.count} 人在练` : ''
  const wide = row.right + (message && row.right ? 28 : 0) + kit.bold(message) * 42
  const left = Math.round(MIDDLE - wide / 2)
  return [
    ...drawMosaic(kit, faces, MIDDLE - picture / 2, top, picture),
    title.svg,
    target ? drawDial(kit, target, (title.bottom + TICKET.tear - 150) / 2) : '',
    ...kit.drawAvatarRow(faces, { ...position, x: left }).layers,
    message &&
      kit.drawLine(message, {
        x: left + row.right + (row.right ? 28 : 0),
        y: TICKET.tear - 73,
        size: 42,
        fill: INK_2,
        face: 'bold',
      }),
  ]
}

/**
 * The group's picture: one whole, two halves, one above two, or four quarters, as on the page
 * (shared/ui/people/mosaic.tsx).
 */
function drawMosaic(kit: PosterKit, avatars: readonly string[], x: number, y: number, size: number): PosterLayer[] {
  const half = Math.round(size / 2) - 3
  const far = size - half
  const corners = [
    [x, y],
    [x + far, y],
    [x, y + far],
    [x + far, y + far],
  ] as const
  const round = 36
  if (avatars.length < 2)
    return kit.drawAvatar(avatars[0] ?? '', { who: 0, x, y, size, round: Math.round(size * 0.28) })
  const positions =
    avatars.length === 2
      ? [corners[0], corners[3]]
      : avatars.length === 3
        ? [[x + far / 2, y] as const, corners[2], corners[3]]
        : corners
  return positions.flatMap(([x, y], index) =>
    kit.drawAvatar(avatars[index]!, { who: index, x: Math.round(x), y, size: half, round }),
  )
}

/** 每日运动N分钟 on a 60-minute dial, as in `TargetRing` of page.tsx. */
function drawDial(kit: PosterKit, { label, minutes }: NonNullable<InviteView['target']>, y: number): string {
  const middle = Math.round(y)
  const number = addCommas(minutes)
  const tick = '5.2 12.812 '
  const drawRing = (colour: string, dash: string) =>
    `<circle cx="${MIDDLE}" cy="${middle}" r="172" fill="none" stroke="${colour}" stroke-width="34" stroke-dasharray="${dash}" transform="rotate(-88.5 ${MIDDLE} ${middle})"/>`
  const size = Math.min(150, Math.floor(250 / kit.num(number)))
  return [
    drawRing(LINE, tick),
    drawRing(BRAND, `${tick.repeat(Math.min(minutes, 60))}0 2999`),
    kit.drawLine(label, { x: MIDDLE, y: middle - 72, size: 34, fill: INK_2, anchor: 'middle' }),
    kit.drawLine(number, {
      x: MIDDLE,
      y: Math.round(middle + size * 0.37),
      size,
      fill: INK,
      face: 'num',
      anchor: 'middle',
    }),
    kit.drawLine('分钟', { x: MIDDLE, y: middle + 108, size: 34, fill: INK_2, anchor: 'middle' }),
  ].join('')
}

const drawStub = (kit: PosterKit, address: string) =>
  kit.drawFooter(address, {
    text: EVERY_DAY,
    hasBrand: true,
    ink: INK,
    quiet: INK_2,
    x: MARGIN + 24,
    width: ROOM - 48,
    y: Math.round((TICKET.tear + TICKET.bottom - 264) / 2),
    line: LINE,
  })

/** Opens the poster sheet. */
export const openPoster = (...args: Parameters<typeof createInvitePoster>) => showPoster(createInvitePoster(...args))
