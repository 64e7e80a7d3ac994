import { clamp, round, toNumber } from '#shared/format/numbers.ts'
import { PER_KG, UNIT_NAMES, type WeightUnit } from '#shared/format/weight-unit.ts'

/** The weight ruler in tenths of a kilogram: 30.0–300.0 kg in steps of 0.1. */
export const MIN_TENTHS = 300
export const MAX_TENTHS = 3000

/** px between two ticks. */
export const TICK_PX = 9

/** A flick travels this many milliseconds at its release speed. */
const FLIGHT_MS = 260

/** Initial weight of the ruler in kg: the last one, clamped to the ends; 60 kg without one. */
export const getInitialWeight = (lastKg: unknown): number =>
  toKilograms(clampTenths(Math.round(round(toNumber(lastKg) ?? 60, 1) * 10)))

export const clampTenths = (tenths: number): number => clamp(tenths, MIN_TENTHS, MAX_TENTHS)

/**
 * The tick at which a released ruler comes to rest.
 * @param velocity px per millisecond, positive towards lighter weights
 */
export const getRestingTenths = (tenths: number, velocity: number): number =>
  clampTenths(Math.round(tenths - (velocity * FLIGHT_MS) / TICK_PX))

/** Converts tenths to the kilograms to send, rounded to two decimals. */
export const toKilograms = (tenths: number): number => round(tenths / 10, 2)

/** Formats the ruler's value with one decimal: 576 → '57.6', or '115.2' in 斤. */
export const formatWeight = (tenths: number, unit: WeightUnit): string => ((tenths / 10) * PER_KG[unit]).toFixed(1)

/** Formats the change of one press of − or +: '0.1 kg', '0.2 斤'. */
export const formatStep = (unit: WeightUnit): string => `${formatWeight(1, unit)} ${UNIT_NAMES[unit]}`

/** Formats the previous weight (kg), shown above the ruler: '上次 57.8 kg', '上次 115.6 斤'. */
export const formatLastWeight = (kg: number, unit: WeightUnit): string =>
  `上次 ${formatWeight(kg * 10, unit)} ${UNIT_NAMES[unit]}`

/** Formats the change of a weight since the previous one (kg): '增加 0.3 kg', '减少 0.6 斤', '持平'. */
export function formatWeightChange(kg: number, previousKg: number, unit: WeightUnit): string {
  const tenths = Math.round(kg * 10) - Math.round(previousKg * 10)
  if (tenths === 0) return '持平'
  return `${tenths > 0 ? '增加' : '减少'} ${formatWeight(Math.abs(tenths), unit)} ${UNIT_NAMES[unit]}`
}

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
}

/** Target of a key from a weight, in tenths; undefined for other keys. */
export function getKeyTenths(key: string, from: number): number | undefined {
  if (key === 'Home') return MIN_TENTHS
  if (key === 'End') return MAX_TENTHS
  const step = STEPS[key]
  return step === undefined ? undefined : clampTenths(Math.round(from) + step)
}

/** px per line of a wheel event in line mode. */
const LINE_PX = 33
/** px of vertical wheel movement per tenth: a notch of 100 px is 0.2 kg. Our own choice. */
const TURN_PX = 50

/**
 * Tenths by which a wheel event moves the ruler: horizontally the strip follows the trackpad,
 * upwards increases the weight.
 */
export function getWheelTenths({
  deltaX,
  deltaY,
  deltaMode,
}: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode'>): number {
  const unit = deltaMode === 0 ? 1 : LINE_PX
  return unit * (Math.abs(deltaX) > Math.abs(deltaY) ? deltaX / TICK_PX : -deltaY / TURN_PX)
}

/** Tick lengths in px: every tenth of a kg, every half, every whole one. */
const LENGTHS = { tenth: 16, half: 24, full: 34 }

/**
 * Ticks of a ruler `width` px wide with `tenths` (a fraction while it moves) under its needle: path
 * data for three kinds of ticks, and the labels of whole kilograms. Nothing beyond the ends.
 */
export function createRulerTicks(tenths: number, width: number, unit: WeightUnit) {
  const reach = width / 2 / TICK_PX + 1
  const paths = { tenth: '', half: '', full: '' }
  const labels: { x: number; text: string }[] = []
  for (let tick = Math.ceil(clampTenths(tenths - reach)); tick <= clampTenths(tenths + reach); tick++) {
    const x = round(width / 2 + (tick - tenths) * TICK_PX, 1)
    const kind = tick % 10 === 0 ? 'full' : tick % 5 === 0 ? 'half' : 'tenth'
    paths[kind] += `M${x} 0v${LENGTHS[kind]}`
    if (kind === 'full') labels.push({ x, text: String((tick / 10) * PER_KG[unit]) })
  }
  return { ...paths, labels }
}
