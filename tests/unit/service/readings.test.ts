import { expect, test } from 'vitest'
import { composition } from '#scripts/workbench/service/scale/seed-model.ts'
import { adultOf, standardSkeletalMuscle } from '#scripts/workbench/service/scale/standards.ts'
import { joinedText } from '#shared/app/campaign/joined-text.ts'
import { EDGES } from '#shared/health/band-edges.ts'
import { startTest } from './ask.ts'

/** kg of skeletal muscle in the middle of the class: 55 % of the total muscle's edges (42.5, 48.2, 54.4; 31.9, 35.2, 39.5 kg). */
test.for([
  [true, 155, 23.4],
  [true, 165, 26.5],
  [true, 175, 29.9],
  [false, 145, 17.5],
  [false, 155, 19.4],
  [false, 165, 21.7],
] as const)(
  'skeletal muscle, male %s, %d cm: the service’s standard is %d kg, as the pages’',
  ([isMale, heightCm, kg]) => {
    const body = { isMale, age: 30, heightCm }
    expect(standardSkeletalMuscle(body)).toBe(kg)
    expect(EDGES.ssm(adultOf(body))?.[1]).toBe(kg)
  },
)

test('a seeded scale reports 55 % of all muscle as skeletal', () => {
  for (const [weight, bodyFat] of [
    [58.2, 24],
    [72, 18],
    [95, 30],
  ] as const) {
    const { muscleMass, ssm } = composition({ isMale: true, age: 30, heightCm: 175 }, weight, bodyFat)
    expect(ssm).toBe(Math.round(muscleMass! * 5.5) / 10)
  }
})

test('the counter’s 113 is added once: the service sends who signed up, the page adds it', async () => {
  const { get } = startTest()
  const { data } = await get('/api/v1/visitor/activity/detail?activityId=A1001', '')
  expect(data.totalSignUpCount).toBe(1286)
  expect(joinedText(data.totalSignUpCount)).toBe('1,399')
})
