import * as v from 'valibot'
import type { Area } from '#scripts/workbench/service/area.ts'
import { openCall } from '#scripts/workbench/service/calls.ts'
import { COURSES } from '#scripts/workbench/service/courses.ts'
import { CODE, Refusal } from '#scripts/workbench/service/envelope.ts'
import { id, integer } from '#scripts/workbench/service/fields.ts'

const ShareRequest = v.object({ courseNo: id('课程编号'), type: v.optional(integer('课程类型', 0, 99)) })
const EnumRequest = v.object({
  type: v.pipe(v.string('枚举名须为文字'), v.regex(/^[A-Z_]{1,64}$/, '枚举名格式不正确')),
})

const words = (text: string) => text.split(' ')

/** The four lists of words (query-all-lov-group). A word's code is its place in the list, counted from 1. */
const ENUMS: Record<string, readonly string[]> = {
  COURSE_CHARACTERISTIC: words('高效燃脂 全身塑形 低噪音 零跳跃 膝盖友好 碎片时间 改善体态 缓解久坐 增强心肺 睡前放松'),
  COURSE_TRAINING_SITE: words('臀腿 背部 肩部 核心 胸部 手臂 全身 髋部 颈部'),
  COURSE_INSTRUMENT: words('哑铃 瑜伽垫 弹力带 力量镜 壶铃 泡沫轴 健身椅 徒手'),
  COURSE_DIFFICULTY: words('零基础 初级 进阶 强化 挑战'),
}

/** Courses as visitors see them, and the words for their codes. */
export const course: Area = {
  routes: (service) => {
    openCall(service, 'POST', '/api/course/share', ShareRequest, ({ input }) => {
      const found = COURSES.find(({ courseNo }) => courseNo === input.courseNo)
      if (!found) throw new Refusal(CODE.notFound, '课程不存在或已下架')
      const { courseNo: _, ...share } = found
      return share
    })
    openCall(service, 'GET', '/api/public/query-all-lov-group', EnumRequest, ({ input: { type } }) => ({
      [type]: ENUMS[type]?.map((value, index) => ({ code: String(index + 1), value })) ?? [],
    }))
  },
}
