import { between, moved, type Point } from './geometry.ts'
import { Pen } from './pen.ts'

export interface Bone {
  from: Point
  to: Point
  /** Half of its width at both ends. */
  widths: readonly [from: number, to: number]
  /** How far its sides swell between the ends: behind and in front, seen by a figure that stands and looks to the right. */
  swell?: readonly [behind: number, front: number]
  /** Ends straight across, as a sleeve does; else round, so that the next bone goes on without a seam. */
  hem?: boolean
}

/** Where along a limb it swells most. */
const BELLY = 0.42

/** A tapered limb as closed path data. */
export function bone({ from, to, widths: [near, far], swell: [behind, front] = [0, 0], hem = false }: Bone): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const down = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const across = { x: -down.y, y: down.x }
  const at = (share: number, side: number) => moved(moved(from, down, share * length), across, side)
  const belly = near + (far - near) * BELLY
  const pen = new Pen(at(0, near)).bend(at(BELLY, belly + 2 * behind), at(1, far))
  if (hem) pen.line(at(1, -far))
  else pen.cap(far, at(1, -far))
  return pen
    .bend(at(BELLY, -belly - 2 * front), at(0, -near))
    .cap(near, at(0, near))
    .close()
}

/** The upper part of a bone, down to a hem, a little wider than what it covers. @param share of its length */
export function cover({ from, to, widths: [near, far], swell }: Bone, share: number, more: number): string {
  const cut = near + (far - near) * share
  return bone({ from, to: between(from, to, share), widths: [near + more / 2, cut + more], swell, hem: true })
}

/** What a cover leaves bare, and a little more. @param share of its length that is covered */
export function rest({ from, to, widths: [near, far] }: Bone, share: number): string {
  return bone({ from: between(from, to, share), to, widths: [near + (far - near) * share, far] })
}
