import type { Frame } from './body-frame.ts'
import type { OutlinePoint } from './smooth-path.ts'

/**
 * Draws the fold between arm and chest, from the armpit down, as a path of straight segments.
 * @param side -1 is the viewer's left
 */
export function drawArmFold(frame: Frame, side: 1 | -1): string {
  const inner = getArmPoints(frame).filter(
    ([x, y], index, all) => y > 104 && y < 190 && index > all.length / 2 && x > 0,
  )
  return `M${inner.map(([x, y]) => `${(100 + side * x).toFixed(1)} ${y.toFixed(1)}`).join('L')}`
}

/**
 * Outline of the arm at the viewer's right: a centre line in a relaxed A-pose with a half thickness
 * on each side.
 */
export function getArmPoints({ isFemale, fat, muscle, thin, shoulder }: Frame): OutlinePoint[] {
  const pickBySex = (female: number, male: number) => (isFemale ? female : male)
  const upper = pickBySex(6.3, 7.6) + muscle * 3 + fat * 5 - thin * 1.4
  const fore = pickBySex(5, 6.1) + muscle * 1.4 + fat * 2.4 - thin * 0.7
  const wrist = pickBySex(3.4, 4.1) + fat * 0.9

  /** dx from the shoulder tip, y, half thickness outwards and inwards. */
  const line = [
    [-5.5, 91, upper * 0.98, upper * 0.8],
    [-1.8 + muscle * 0.4, 105, upper * 1.12 + muscle * 0.5, upper],
    [2 + muscle + fat * 2, 128, upper + muscle * 0.4, upper * 1.08 + muscle * 0.4],
    [7 + fat * 3, 158, fore * 1.05, fore * 1.1],
    [12.5 + fat * 3.4, 184, fore * 1.2 + muscle * 0.4, fore * 0.95],
    [18.5 + fat * 3.6, 212, wrist, wrist],
    [20 + fat * 3.6, 221, wrist * 1.35, wrist * 1.6],
    // The thumb, then the fingers.
    [21 + fat * 3.5, 230, wrist * 1.45, wrist * 2.15],
    [21.8 + fat * 3.4, 238, wrist * 1.4, wrist * 1.25],
    [22.4 + fat * 3.2, 248, wrist * 1.05, wrist * 1.05],
    [22.6 + fat * 3, 254, wrist * 0.6, wrist * 0.6],
  ] as const
  const outer: OutlinePoint[] = []
  const inner: OutlinePoint[] = []
  line.forEach(([x, y, out, back], index) => {
    const before = line[Math.max(0, index - 1)]!
    const after = line[Math.min(line.length - 1, index + 1)]!
    const dx = after[0] - before[0]
    const dy = after[1] - before[1]
    const length = Math.hypot(dx, dy)
    const [acrossX, acrossY] = [dy / length, -dx / length]
    outer.push([shoulder + x + acrossX * out, y + acrossY * out])
    inner.push([shoulder + x - acrossX * back, y - acrossY * back])
  })
  const seam = shoulder - 11 - upper * 0.35
  const tip = line[line.length - 1]!
  return [
    [seam + 1.5, 87.6 - muscle * 1.6],
    [shoulder - 5.5, 86.4 - muscle * 1.2],
    [shoulder + 1.5 + muscle * 1.6 + fat * 2.4, 91.5],
    ...outer.slice(1),
    [shoulder + tip[0] + 0.2, tip[1] + 2.2],
    ...inner.slice(2).reverse(),
    [(seam + inner[2]![0]) / 2 + 0.4, 117],
    [seam - 0.6, 103],
  ]
}
