import type { Area } from '#scripts/local-service/area.ts'
import { ApiError, addCall, CODE } from '#scripts/local-service/calls.ts'
import { readSeed } from '#scripts/local-service/seeds/read-seed.ts'
import type { EnumName } from '#shared/api/enum-labels.ts'

interface Segment {
  name: string
  /** Seconds; 0 = no fixed length. */
  duration: number
}

/** A course as visitors see it. Codes are separated by commas and belong to the enum lists. */
interface Course {
  courseNo: string
  name: string
  /** 1 AI course, 2 strength; a course that is both spells '1,2'. */
  type: number | string
  isVipCourse: boolean
  difficulty: string
  /** Seconds. */
  duration: number
  /** kcal */
  calorie: number
  content: string
  characteristics: string
  parts: string
  drives: string
  coach: { avatar: string; name: string; intro: string } | null
  segments: readonly Segment[]
}

/**
 * Seeded courses: the everyday one, one with a long text, one with next to nothing, one with 30
 * steps.
 */
export const COURSES = readSeed<Course>('courses.jsonl')

/** The enums of query-all-lov-group. The code of a value is its position, counted from 1. */
const ENUMS: Record<EnumName, string> = {
  COURSE_CHARACTERISTIC: '高效燃脂 全身塑形 低噪音 零跳跃 膝盖友好 碎片时间 改善体态 缓解久坐 增强心肺 睡前放松',
  COURSE_TRAINING_SITE: '臀腿 背部 肩部 核心 胸部 手臂 全身 髋部 颈部',
  COURSE_INSTRUMENT: '哑铃 瑜伽垫 弹力带 力量镜 壶铃 泡沫轴 健身椅 徒手',
  COURSE_DIFFICULTY: '零基础 初级 进阶 强化 挑战',
}

/** Courses as visitors see them, and the enums of their codes. */
export const course: Area = {
  addRoutes: (service) => {
    addCall(service, 'readSharedCourse', ({ input }) => {
      const found = COURSES.find(({ courseNo }) => courseNo === input.courseNo)
      if (!found) throw new ApiError(CODE.notFound, '课程不存在或已下架')
      const { courseNo: _, ...share } = found
      return share
    })
    addCall(service, 'readWords', ({ input: { type } }) => ({
      [type]: ENUMS[type as EnumName].split(' ').map((value, index) => ({ code: String(index + 1), value })),
    }))
  },
}
