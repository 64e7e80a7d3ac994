import { expect, test } from 'vitest'
import { getSegmentViews } from '#pages/courseSharing/later.tsx'
import { getBadges, getDifficulty, getLabels, getTrainedParts, parseCodes } from '#pages/courseSharing/model.ts'
import { share } from '#pages/courseSharing/share.ts'
import { createCourseQuery } from '#shared/api/course.ts'

const TEXTS = [
  { code: '1', value: '零基础' },
  { code: '2', value: '初级' },
  { code: '3', value: '进阶' },
]

test.for([
  ['', []],
  ['1,2', ['1', '2']],
  [' 1 ，2,,3, ', ['1', '2', '3']],
] as const)('codes in %j', ([text, codes]) => expect(parseCodes(text)).toEqual(codes))

test('words come in the order of the codes; unknown codes and codes of another type are dropped', () => {
  expect(getLabels(['3', '9', '1', '__proto__'], TEXTS)).toEqual(['进阶', '零基础'])
  expect(getLabels(['1'], [])).toEqual([])
})

test.for([
  ['1', { label: '零基础', level: 1, of: 3 }],
  ['3', { label: '进阶', level: 3, of: 3 }],
  ['9', undefined],
  ['', undefined],
] as const)('level of %j', ([code, level]) => expect(getDifficulty(code, TEXTS)).toEqual(level))

test.for([
  [false, '', []],
  [true, '', ['VIP']],
  [false, '2', ['力量']],
  [true, '1,2', ['VIP', 'AI课', '力量']],
  [false, '3,constructor', []],
] as const)('badges: VIP %s, type %j', ([isVipCourse, type, label]) => {
  expect(getBadges({ isVipCourse, type }).map((badge) => badge.label)).toEqual(label)
})

test('segments: mm:ss, and the length beside the longest; nothing is read out of a name', () => {
  expect(
    getSegmentViews([
      { name: '热身', duration: 150 },
      { name: '推举', duration: 300 },
      { name: '自由发挥', duration: 0 },
      { name: '未知', duration: undefined },
      { name: '', duration: 60 },
      { name: '', duration: 0 },
    ]),
  ).toEqual([
    { name: '热身', clock: '02:30', percent: 50 },
    { name: '推举', clock: '05:00', percent: 100 },
    { name: '自由发挥', clock: '00:00', percent: 0 },
    { name: '未知', clock: '-', percent: 0 },
    { name: '小节', clock: '01:00', percent: 20 },
  ])
  expect(getSegmentViews([{ name: '自由练习', duration: undefined }])[0]!.percent).toBe(0)
})

test('parts of the body by the words for them; words that name none draw none', () => {
  expect([...getTrainedParts(['臀腿', '背部'])]).toEqual(['leftLeg', 'rightLeg', 'allBody'])
  expect([...getTrainedParts(['肩颈'])]).toEqual(['leftArm', 'rightArm'])
  expect(getTrainedParts(['全身']).size).toBe(5)
  expect(getTrainedParts(['颈部', '']).size).toBe(0)
})

test('the early questions are the very ones the page asks; a type that is missing is left out', () => {
  const calls = share.preload!({ courseNo: 'C1', type: '2' }).flatMap(({ calls }) => calls)
  expect(calls[0]).toEqual(createCourseQuery('C1', '2').calls[0])
  expect(calls).toHaveLength(5)
  expect(createCourseQuery('C1', '').calls[0]!.body).toEqual({ courseNo: 'C1' })
})
