import type { Point } from './geometry.ts'

/** Path data counts in thirds of a unit, so that it needs no decimals. */
export const GRAIN = 3

/** A length in the numbers of path data. */
export const grain = (value: number): number => Math.round(value * GRAIN)

/** Numbers of path data; a minus sign parts two of them by itself. */
const numbers = (values: readonly number[]) =>
  values.map((value, index) => (index && value >= 0 ? ` ${value}` : String(value))).join('')

/** Draws one closed outline, given in units, as relative path data. */
export class Pen {
  /** Where it is, in the numbers of path data. */
  private at: Point
  private data: string

  constructor(start: Point) {
    this.at = { x: grain(start.x), y: grain(start.y) }
    this.data = `M${numbers([this.at.x, this.at.y])}`
  }

  /** On to the last of the points, by the command that takes them. */
  private go(command: string, points: readonly Point[], before = '') {
    const steps = points.flatMap(({ x, y }) => [grain(x) - this.at.x, grain(y) - this.at.y])
    this.data += command + before + numbers(steps)
    this.at = { x: this.at.x + steps.at(-2)!, y: this.at.y + steps.at(-1)! }
    return this
  }

  line = (to: Point) => this.go('l', [to])
  /** A curve with one handle. */
  bend = (handle: Point, to: Point) => this.go('q', [handle, to])
  curve = (first: Point, second: Point, to: Point) => this.go('c', [first, second, to])
  /** A curve that goes on as the one before it ended. */
  next = (second: Point, to: Point) => this.go('s', [second, to])
  /** Half a circle against the clock. */
  cap = (radius: number, to: Point) => this.go('a', [to], `${numbers([grain(radius), grain(radius)])} 0 0 0 `)
  open = () => this.data
  close = () => `${this.data}z`
}

/** Closed path data through points, round everywhere (Catmull–Rom). */
export function smooth(points: readonly Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length]!
  const handle = (index: number, sign: number): Point => ({
    x: at(index).x + (sign * (at(index + 1).x - at(index - 1).x)) / 6,
    y: at(index).y + (sign * (at(index + 1).y - at(index - 1).y)) / 6,
  })
  const pen = new Pen(at(0)).curve(handle(0, 1), handle(1, -1), at(1))
  for (let index = 1; index < points.length; index++) pen.next(handle(index + 1, -1), at(index + 1))
  return pen.close()
}
