import { expect, test } from 'vitest'
import { getSegmentField, getSegmentHistoryField, getSegmentLevel, SEGMENTS } from '#shared/health/segments.ts'

test('five segments, three on the viewer’s left', () => {
  expect(SEGMENTS.map(({ name }) => name)).toEqual(['左上肢', '躯干', '左下肢', '右上肢', '右下肢'])
  expect(SEGMENTS.filter(({ side }) => side === 'left')).toHaveLength(3)
})

test.for([
  ['leftArm', 'leftArmMuscle', 'history_left_arm', 'history_left_arm_muscle'],
  ['allBody', 'allBodyMuscle', 'history_all_body', 'history_all_body_muscle'],
  ['rightLeg', 'rightLegMuscle', 'history_right_leg', 'history_right_leg_muscle'],
] as const)('%s has the fields of the service', ([key, muscle, fatHistory, muscleHistory]) => {
  expect([getSegmentField(key, 'fat'), getSegmentField(key, 'muscle')]).toEqual([key, muscle])
  expect([getSegmentHistoryField(key, 'fat'), getSegmentHistoryField(key, 'muscle')]).toEqual([
    fatHistory,
    muscleHistory,
  ])
})

test.for([
  ['fat', 79.9, undefined, 'low'],
  ['fat', 80, undefined, 'std'],
  ['fat', 160, undefined, 'high'],
  ['muscle', 84.9, undefined, 'low'],
  ['muscle', 85, undefined, 'std'],
  ['muscle', '115', undefined, 'high'],
  ['fat', 300, 0, 'std'],
  ['muscle', 50, 1, 'high'],
  ['muscle', undefined, -1, 'low'],
  ['muscle', 100, 7, 'std'],
  ['muscle', undefined, undefined, undefined],
  ['fat', -1, null, 'low'],
  ['fat', -1, 1, 'high'],
  ['muscle', 9999, 0, undefined],
  ['fat', 159.96, undefined, 'high'],
  ['muscle', 84.95, undefined, 'std'],
  ['muscle', 84.94, undefined, 'low'],
] as const)('%s at %o %% with rateCode %o is %s', ([tissue, percent, rateCode, level]) => {
  expect(getSegmentLevel(tissue, percent, rateCode)).toBe(level)
})
