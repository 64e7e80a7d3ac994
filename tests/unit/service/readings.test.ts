import { expect, test } from 'vitest'
import { composition } from '#scripts/workbench/service/scale/seed-model.ts'
import { joinedText } from '#shared/app/campaign/joined-text.ts'
import { startTest } from './ask.ts'

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

test('the counter’s 113 is added once: the service sends who signed up, the page adds it', async () => {
  const { get } = startTest()
  const { data } = await get('/api/v1/visitor/activity/detail?activityId=A1001', '')
  expect(data.totalSignUpCount).toBe(1286)
  expect(joinedText(data.totalSignUpCount)).toBe('1,399')
})
