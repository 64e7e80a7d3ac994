import { clamp, toNumber } from '#shared/format/numbers.ts'
import { parseMeasured } from './measured.ts'

/** Geometry of the weight gauge, in units of its view box. Angles are degrees from 12 o'clock. */
export const GAUGE = { width: 318, height: 220, centreX: 159, centreY: 162 } as const

const SWEEP = 216
const TICKS = 73
const STEP = SWEEP / (TICKS - 1)
const RADIUS = 128
const SHORT = 14
const LONG = 20
const LONG_EVERY = 6
/** Radii of the needle's ends, from inside the ticks to just outside them: 41 long. */
const NEEDLE = [135, 94] as const
const MARK_RADIUS = 140
/**
 * Distances of a label from its mark: half of two characters, the mark's radius and a margin,
 * sideways and upwards; the last is the minimum.
 */
const [LABEL_ASIDE, LABEL_ABOVE, LABEL_MIN] = [22, 13, 16]
const CLASH = 12

export interface Point {
  x: number
  y: number
}

export interface GaugeInput {
  weight: unknown
  /** Ends of the scale in kg; 20 and 200 if missing. */
  weightMin?: unknown
  weightMax?: unknown
  weightStandardLeft?: unknown
  weightStandardRight?: unknown
  originWeight?: unknown
  targetWeight?: unknown
}

const toTenth = (value: number) => Math.round(value * 10) / 10 || 0

function toPoint(radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180
  return {
    x: toTenth(GAUGE.centreX + radius * Math.sin(radians)),
    y: toTenth(GAUGE.centreY - radius * Math.cos(radians)),
  }
}

function drawTick(degrees: number, from: number, to: number): string {
  const [start, end] = [toPoint(from, degrees), toPoint(to, degrees)]
  return `M${start.x} ${start.y}L${end.x} ${end.y}`
}

/** Ends of the scale in kg; the defaults if they are missing or not ascending. */
export function getGaugeEnds(min: unknown, max: unknown): readonly [number, number] {
  const [from, to] = [toNumber(min) ?? 20, toNumber(max) ?? 200]
  return from < to ? [from, to] : [20, 200]
}

/**
 * Angle of a weight, -108 … 108 and clamped to these; undefined for a weight that is missing, not
 * above 0 or the sentinel.
 */
export function getGaugeAngle(weight: unknown, [min, max]: readonly [number, number]): number | undefined {
  const kg = parseMeasured(weight)
  return kg ? (clamp((kg - min) / (max - min), 0, 1) - 0.5) * SWEEP : undefined
}

/**
 * Three SVG paths: short ticks, every sixth (longer), and those of the standard range (longer,
 * brand colour).
 * @param from, to angles of the standard range
 */
function tickPaths(from = Number.POSITIVE_INFINITY, to = Number.NEGATIVE_INFINITY) {
  const paths = { short: '', long: '', standard: '' }
  for (let tick = 0; tick < TICKS; tick++) {
    const angle = tick * STEP - SWEEP / 2
    const isStandard = angle >= from && angle <= to
    const kind = isStandard ? 'standard' : tick % LONG_EVERY === 0 ? 'long' : 'short'
    paths[kind] += drawTick(angle, RADIUS, RADIUS - (kind === 'short' ? SHORT : LONG))
  }
  return paths
}

function createMark(angle: number | undefined, hasLabel: boolean) {
  if (angle === undefined) return undefined
  const radians = (angle * Math.PI) / 180
  const out = Math.min(LABEL_ASIDE / Math.abs(Math.sin(radians)), LABEL_ABOVE / Math.abs(Math.cos(radians)))
  const label = toPoint(MARK_RADIUS + Math.max(LABEL_MIN, out), angle)
  return { ...toPoint(MARK_RADIUS, angle), label: hasLabel ? label : undefined }
}

/**
 * Geometry of the whole gauge. Parts without a weight are undefined; the needle is clamped to the
 * ends.
 */
export function createGauge(input: GaugeInput) {
  const ends = getGaugeEnds(input.weightMin, input.weightMax)
  const left = getGaugeAngle(input.weightStandardLeft, ends)
  const right = getGaugeAngle(input.weightStandardRight, ends)
  const needle = getGaugeAngle(input.weight, ends)
  const origin = getGaugeAngle(input.originWeight, ends)
  const target = getGaugeAngle(input.targetWeight, ends)
  const clash = origin !== undefined && target !== undefined && Math.abs(origin - target) < CLASH
  // Assumption for "hide the nearer label": hide the label nearer to the needle, else the starting
  // weight.
  const hidesTarget = clash && needle !== undefined && Math.abs(target - needle) < Math.abs(origin - needle) - 1e-9
  return {
    ends,
    ticks: tickPaths(left, right),
    angle: needle,
    needle: needle === undefined ? undefined : drawTick(needle, ...NEEDLE),
    origin: createMark(origin, !clash || hidesTarget),
    target: createMark(target, !hidesTarget),
    /**
     * Centres of the two end numbers: outside the arc and clear of its last ticks at any text size.
     */
    endLabels: [
      { x: 43.8, y: 206 },
      { x: 274.2, y: 206 },
    ] as const satisfies readonly Point[],
  }
}
