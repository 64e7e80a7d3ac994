import type { Call } from './call.ts'
import {
  boolean,
  type DescribedCall,
  describe,
  group,
  integer,
  label,
  lesson,
  may,
  measure,
  picture,
  string,
} from './describe.ts'
import { ServiceError } from './errors.ts'
import { address, flag, formattedText, id, list, number, optional, text } from './fields.ts'
import { type CallQuery, createQuery } from './query.ts'
import { type Infer, object } from './schema.ts'

const Segment = object({
  name: describe(text(60), label('小节名称', '热身 · 动态拉伸')),
  duration: describe(number, { ...integer('小节时长', '秒', [0, 21_600], 150), min: 5 }),
})

/** A course as visitors see it. Lists of codes are separated by commas. */
export const CourseShare = object({
  name: describe(text(100), label('名称', '全身燃脂力量循环')),
  type: describe(text(), may({ title: '1 AI 课，2 力量课，多个用逗号分开', type: 'text or number', example: '1,2' })),
  isVipCourse: describe(flag, may(boolean('是否会员课'))),
  difficulty: describe(text(), may({ title: '难度代码，见 COURSE_DIFFICULTY', type: 'text or number', example: '3' })),
  duration: describe(number, may(lesson())),
  calorie: describe(number, may(measure('消耗', '千卡', [0, 100_000], 218))),
  content: describe(formattedText(2000), may(string('介绍', '用一对哑铃完成全身循环训练。'))),
  characteristics: describe(text(), may(string('特点代码，逗号分开，见 COURSE_CHARACTERISTIC', '1,2,3'))),
  parts: describe(text(), may(string('部位代码，逗号分开，见 COURSE_TRAINING_SITE', '1,2'))),
  drives: describe(text(), may(string('器械代码，逗号分开，见 COURSE_INSTRUMENT', '1'))),
  coach: describe(
    optional(
      object({
        avatar: describe(address, may(picture('教练头像'))),
        name: describe(text(60), label('教练姓名', '周野')),
        intro: describe(formattedText(500), may(string('教练介绍', '国家职业健身教练。'))),
      }),
    ),
    may(group('教练')),
  ),
  segments: describe(list(Segment, 200), group('小节，按先后')),
})
export type CourseShare = Infer<typeof CourseShare>

/** `type` is left out when the address has none: the service reads it as a number. */
const createCourseCall = (courseNo: string, type: string): Call => ({
  method: 'POST',
  path: 'api/course/share',
  body: { courseNo, ...(type && { type }) },
})

/** A course as visitors see it; a reply without a course is refused as 查询失败. */
export const createCourseQuery = (courseNo: string, type: string): CallQuery<CourseShare> =>
  createQuery(createCourseCall(courseNo, type), CourseShare, async (reply) => {
    const course = await reply
    if (!course.name) throw new ServiceError('refused', '查询失败')
    return course
  })

export const COURSE_CALLS = [
  {
    name: 'readSharedCourse',
    title: '一节课，访客看到的',
    who: 'visitor',
    body: object({
      courseNo: describe(id, string('课程编号', 'C1001')),
      type: describe(
        optional(text(8), ''),
        may({ title: '1 AI 课，2 力量课，多个用逗号分开', type: 'text or number', example: '1,2' }),
      ),
    }),
    replies: [CourseShare],
    needs: ['courseNo'],
    ask: ({ courseNo, courseType }) => createCourseCall(courseNo!, courseType ?? ''),
  },
] as const satisfies readonly DescribedCall[]
