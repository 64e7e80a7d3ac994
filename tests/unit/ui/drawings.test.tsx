// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { bodyFrame, bodyOutline } from '#shared/ui/figures/body-outline.ts'
import { BodyTypeFigure } from '#shared/ui/figures/body-type-figure.tsx'
import { Change } from '#shared/ui/verdicts/change.tsx'
import { Gauge } from '#shared/ui/verdicts/gauge.tsx'
import { RatingBar } from '#shared/ui/verdicts/rating-bar.tsx'
import { draw, setStage } from './render.ts'

setStage()
const numbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

test.for(['female', 'male'] as const)('every build of a %s figure stays inside its box', (sex) => {
  for (const build of [{}, { thin: 1.3 }, { fat: 1.15 }, { muscle: 1.1 }, { belly: 1 }]) {
    for (const path of Object.values(bodyOutline(bodyFrame(sex, build)))) {
      expect(path).not.toMatch(/NaN|Infinity/)
      expect(Math.min(...numbers(path))).toBeGreaterThan(-10)
      expect(Math.max(...numbers(path))).toBeLessThan(440)
    }
  }
})

test('the sides of the figure mirror each other', () => {
  const { leftLeg, rightLeg } = bodyOutline(bodyFrame('female', {}))
  const [left, right] = [numbers(leftLeg), numbers(rightLeg)]
  left.forEach((value, index) => {
    expect(index % 2 ? value : 200 - value).toBeCloseTo(right[index]!, 0)
  })
})

test('an unknown body form draws nothing', async () => {
  await draw(<BodyTypeFigure code={12} sex="male" height={200} />)
  expect(document.querySelector('svg')).toBeNull()
})

test.for([
  [1.25, 1, '1.3', '上升'],
  [-12, 0, '12', '下降'],
  [0.04, 1, '持平', undefined],
  [-0.04, 1, '持平', undefined],
  [0, 1, '持平', undefined],
  [undefined, 1, '-', undefined],
  [Number.NaN, 1, '-', undefined],
] as const)('a change of %s with %d digits reads %s', async ([by, decimals, words, direction]) => {
  await draw(<Change by={by} decimals={decimals} />)
  expect(document.body.textContent).toBe(words)
  expect(document.querySelector('svg')?.getAttribute('aria-label')).toBe(direction)
})

test.for([
  ['rating', 'excellent', 0.88, '风险、警戒、正常、优秀，当前优秀', 'translateX(88.0%)'],
  ['rating', 'risk', undefined, '风险、警戒、正常、优秀，当前风险', 'translateX(12.5%)'],
  ['rating', 'risk', -3, '风险、警戒、正常、优秀，当前风险', 'translateX(0.0%)'],
  ['level', 'high', undefined, '偏低、标准、偏高，当前偏高', 'translateX(83.3%)'],
  ['level', undefined, 0.4, '偏低、标准、偏高，当前暂无评级', undefined],
] as const)('%s bar at %s, %s', async ([scale, active, position, words, transform]) => {
  await draw(<RatingBar scale={scale} active={active} position={position} />)
  expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(words)
  expect(document.querySelector<HTMLElement>('[style]')?.style.transform).toBe(transform)
})

test.for([
  [{ weight: 57.8, originWeight: 63.2 }, '当前体重 57.8 kg，初始 63.2 kg'],
  [{ weight: undefined }, '暂无体重数据'],
  [{ weight: 57.8, weightStandardLeft: 50.4, weightStandardRight: 65.3 }, '当前体重 57.8 kg，标准范围 50.4 到 65.3 kg'],
] as const)('the gauge of %o says its numbers', async ([input, words]) => {
  await draw(<Gauge {...input} />)
  expect(document.querySelector('svg')?.getAttribute('aria-label')).toBe(words)
})
