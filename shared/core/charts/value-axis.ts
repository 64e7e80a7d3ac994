import type { ValueRange } from './chart-range.ts'

/**
 * Round tick values (1, 2 or 5 times a power of ten apart, with at most `decimals` digits): two to
 * five, or fewer if the digits allow no finer step.
 */
export function getValueTicks({ min, max }: ValueRange, decimals: number): number[] {
  const rough = (max - min) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max([1, 2, 5, 10].find((times) => times * power >= rough)! * power, 10 ** -decimals)
  const first = Math.ceil(min / step)
  return Array.from({ length: Math.max(0, Math.floor(max / step) - first + 1) }, (_, index) => (first + index) * step)
}
