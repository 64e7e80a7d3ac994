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
  ['三十段间歇挑战', '2', 'knees'],
  ['有氧冲刺 · 间歇燃烧', '1', 'knees'],
  ['核心进阶 · 马甲线', '1', 'core'],
  ['核心力量进阶', '1,2', 'core'],
  ['全身塑形', '2', 'strength'],
  ['唤醒燃脂 · 全身激活', '1', 'cardio'],
  ['', '', 'cardio'],
] as const)('%s of type %s is drawn as %s', ([name, type, kind]) => {
  expect(getCourseKind(name, type)).toBe(kind)
  expect(existsSync(`${ROOT}public${getCoursePicture(name, type)}`)).toBe(true)
})
