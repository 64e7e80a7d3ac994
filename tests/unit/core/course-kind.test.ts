import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { getCourseKind, getCoursePicture } from '#shared/core/course-kind.ts'

test.for([
  ['肩颈放松', '1', 'neck'], // not merely a stretch
  ['清晨唤醒拉伸', '1', 'stretch'],
  ['拉伸', '1,2', 'stretch'], // its name before its codes
  ['下肢塑形 · 臀腿雕刻', '1', 'legs'],
  ['全身燃脂力量循环', '1,2', 'strength'],
  ['三十段间歇挑战', '2', 'strength'],
  ['有氧冲刺 · 间歇燃烧', '1', 'cardio'],
  ['', '', 'cardio'],
] as const)('%s of type %s is drawn as %s', ([name, type, kind]) => {
  expect(getCourseKind(name, type)).toBe(kind)
  expect(existsSync(`${ROOT}public${getCoursePicture(name, type)}`)).toBe(true)
})
