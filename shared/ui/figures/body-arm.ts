import type { Frame } from './body-outline.ts'
import type { OutlinePoint } from './smooth-path.ts'

/** The arm at the viewer's right: a centre line in a relaxed A-pose with a half thickness on each side. */
export function armPoints({ isFemale, fat, muscle, thin, shoulder }: Frame): OutlinePoint[] {
  const by = (female: number, male: number) => (isFemale ? female : male)
  const upper = by(6.3, 7.6) + muscle * 3 + fat * 5 - thin * 1.4
  const fore = by(5, 6.1) + muscle * 1.4 + fat * 2.4 - thin * 0.7
  const wrist = by(3.4, 4.1) + fat * 0.9

  /** dx from the shoulder tip, y, half thickness outwards and inwards. */
  const line = [
    [-5.5, 91, upper * 0.98, upper * 0.8],
    [-1.8 + muscle * 0.4, 103, upper * 1.22 + muscle * 1.4, upper],
    [2 + muscle + fat * 2, 128, upper + muscle * 0.4, upper * 1.08 + muscle * 0.4],
    [7 + fat * 3, 158, fore * 1.05, fore * 1.1],
    [12.5 + fat * 3.4, 184, fore * 1.2 + muscle * 0.4, fore * 0.95],
    [18.5 + fat * 3.6, 212, wrist, wrist],
    [20.6 + fat * 3.6, 222, wrist * 1.3, wrist * 1.42],
    [22.2 + fat * 3.4, 236, wrist * 1.22, wrist * 1.36],
    [23 + fat * 3, 247, wrist * 0.5, wrist * 0.55],
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
  const tip = line[8]!
  return [
    [seam + 1.5, 87.6 - muscle * 1.6],
    [shoulder - 4.5, 85.8 - muscle * 1.6],
    ...outer.slice(1),
    [shoulder + tip[0] + 0.2, tip[1] + 2.2],
    ...inner.slice(2).reverse(),
    [(seam + inner[2]![0]) / 2 + 0.4, 117],
    [seam - 0.6, 103],
  ]
}
