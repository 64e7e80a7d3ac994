import type { Area } from '#scripts/local-service/area.ts'
import { ApiError, addCall, CODE } from '#scripts/local-service/calls.ts'
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

const createSegments = (...pairs: [name: string, duration: number][]): Segment[] =>
  pairs.map(([name, duration]) => ({ name, duration }))

const MOVES = ['开合跳', '深蹲跳', '登山者', '高抬腿', '俯卧撑', '波比跳', '弓步跳']

/** 30 segments, the last one without a fixed length. */
const INTERVAL_SEGMENTS: readonly Segment[] = Array.from({ length: 30 }, (_, index) => {
  if (index === 0) return { name: '热身', duration: 300 }
  if (index === 29) return { name: '自由发挥', duration: 0 }
  if (index % 2 === 0) return { name: '休息', duration: 60 }
  return { name: `${MOVES[((index - 1) / 2) % MOVES.length]} · 第 ${(index + 1) / 2} 组`, duration: 195 }
})

const createCoach = (picture: string, name: string, intro: string) => ({
  avatar: `/local/img/coach/${picture}.svg`,
  name,
  intro,
})

const ZHOU = createCoach('m-zhouye', '周野', '国家职业健身教练，12 年力量教学经验，擅长把复杂的动作讲简单。')
const XU = createCoach('f-xuran', '许然', '瑜伽与普拉提导师，主张先学会呼吸，再谈动作。')

/**
 * Seeded courses: the everyday one, one with a long text, one with next to nothing, one with 30
 * steps.
 */
export const COURSES: readonly Course[] = [
  {
    courseNo: 'C1001',
    name: '全身燃脂力量循环',
    type: '1,2',
    isVipCourse: true,
    difficulty: '3',
    duration: 1440,
    calorie: 218,
    content:
      '用一对哑铃完成全身七大肌群的循环训练，节奏紧凑，组间休息短。AI 会实时识别你的动作，纠正膝盖内扣与含胸，让每一次发力都落在目标肌群上。跟不上时可以随时减轻重量，动作质量永远排在第一位。',
    characteristics: '1,2,3',
    parts: '1,2,3,4',
    drives: '1,2',
    coach: ZHOU,
    segments: createSegments(
      ['热身 · 动态拉伸', 150],
      ['哑铃深蹲', 240],
      ['俯身划船', 240],
      ['组间休息', 45],
      ['推举 + 弓步', 380],
      ['核心平板', 195],
      ['放松 · 静态拉伸', 180],
    ),
  },
  {
    courseNo: 'C1002',
    name: '清晨唤醒拉伸',
    type: 1,
    isVipCourse: false,
    difficulty: '1',
    duration: 600,
    calorie: 38,
    content:
      '起床后的十分钟，从脚踝到颈部依次唤醒身体🌅，动作缓慢，不需要任何器械🧘‍♀️。睡衣也能练，练完正好吃早餐🥣，一家人👨‍👩‍👧可以一起做。如果前一天训练较多，请把幅度放小一些，感觉到轻微牵拉就够了。',
    characteristics: '4,5,7',
    parts: '7,8,9',
    drives: '8',
    coach: XU,
    segments: createSegments(
      ['踝关节环绕', 60],
      ['猫牛式', 120],
      ['下犬式', 120],
      ['站姿前屈', 120],
      ['侧腰伸展', 90],
      ['颈部放松', 90],
    ),
  },
  {
    courseNo: 'C1003',
    name: '肩颈放松',
    type: 3,
    isVipCourse: false,
    difficulty: '9',
    duration: 45,
    calorie: 3,
    content: '久坐一小时，站起来活动半分钟。',
    characteristics: '8,99',
    parts: '9,77',
    drives: '',
    coach: null,
    segments: createSegments(['左右侧屈', 45]),
  },
  {
    courseNo: 'C1004',
    name: '三十段间歇挑战',
    type: 2,
    isVipCourse: true,
    difficulty: '5',
    duration: 3870,
    calorie: 612,
    content: '三十个小节，高低强度交替，最后一段由你决定做多久。请先完成热身，并备好水。',
    characteristics: '1,9',
    parts: '7',
    drives: '4,5,2',
    coach: ZHOU,
    segments: INTERVAL_SEGMENTS,
  },
  {
    courseNo: 'C1005',
    name: '核心稳定基础',
    type: 1,
    isVipCourse: false,
    difficulty: '2',
    duration: 960,
    calorie: 96,
    content: '从呼吸和骨盆中立位学起，用最基础的动作找到核心发力的感觉。',
    characteristics: '5,6',
    parts: '4',
    drives: '2',
    coach: XU,
    segments: createSegments(['腹式呼吸', 120], ['死虫式', 240], ['鸟狗式', 240], ['侧桥', 210], ['放松', 150]),
  },
]

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
