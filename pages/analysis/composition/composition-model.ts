import { round } from '#shared/core/numbers.ts'
import { massWords } from '#shared/core/weight-unit.ts'
import type { CompositionChange } from '#shared/health/composition-change.ts'
import { leanOf, signedMassWords } from '#shared/health/mass.ts'

export interface Part {
  name: string
  kg: number
  /** '−1.8 kg'. */
  text: string
}

/** What the weight's change consists of, in the order of the picture. */
export const partsOf = ({ weightKg, fatKg }: CompositionChange): Part[] =>
  [
    { name: '体重', kg: weightKg },
    { name: '脂肪', kg: fatKg },
    { name: '去脂', kg: leanOf(weightKg, fatKg) },
  ].map((part) => ({ ...part, text: signedMassWords(part.kg) }))

/** How much of the change the scale can tell; no praise and no blame: what is good depends on whose body it is. */
export function errorText({ fatKg, errorKg }: CompositionChange): string {
  const error = massWords(errorKg)
  const told =
    Math.abs(fatKg) < errorKg
      ? `脂肪的变化小于误差（约 ±${error}），这段时间变的是脂肪还是水分和肌肉，秤分不出来。`
      : `脂肪的变化大于误差（约 ±${error}）。`
  return `${told}秤用微弱电流估算脂肪，喝水、进食和运动都会影响；单次数值与精密仪器可能相差 ${massWords(3, 0)} 左右。`
}

/** Percent of the picture's half that a part takes; the largest takes all of it, but less than 2 kg never does: noise would look like news. */
export function shareOf(kg: number, parts: readonly Part[]): number {
  const most = Math.max(2, ...parts.map((part) => Math.abs(part.kg)))
  return round((100 * Math.abs(kg)) / most, 1)
}
