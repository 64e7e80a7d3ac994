import { expect, test } from 'vitest'
import { bmiOf, katchMcArdle, proteinMass, waterMass } from '#scripts/workbench/service/scale/equations.ts'
import { composition } from '#scripts/workbench/service/scale/seed-model.ts'

test('water, protein and mineral of Brožek’s reference body make the density of fat-free mass, 1.10 kg/l', () => {
  const [water, protein, mineral] = [0.738, proteinMass(1), 0.068]
  expect(water + protein + mineral).toBeCloseTo(1, 9)
  // kg/l at 36 °C: 0.9937, 1.34, 3.038.
  expect(1 / (water / 0.9937 + protein / 1.34 + mineral / 3.038)).toBeCloseTo(1.1, 2)
})

test('water is about 73 % of fat-free mass, at most one percent from Brožek’s 73.8', () => {
  expect(waterMass(100)).toBeCloseTo(73.2, 9)
  expect(Math.abs(waterMass(1) - 0.738)).toBeLessThan(0.01)
})

test('the published equations at a worked example', () => {
  expect(bmiOf(70, 175)).toBe(22.9)
  expect(katchMcArdle(60)).toBe(1666)
})

test('a seeded scale reports 55 % of all muscle as skeletal', () => {
  for (const [weight, bodyFat] of [
    [58.2, 24],
    [72, 18],
    [95, 30],
  ] as const) {
    const { muscleMass, ssm } = composition({ sex: 'male', age: 30, heightCm: 175 }, weight, bodyFat)
    expect(ssm).toBe(Math.round(muscleMass! * 5.5) / 10)
  }
})
