import type { Call } from './call.ts'
import { assertPresent } from './client.ts'
import { type DescribedCall, describe, GREATEST, label, may, measure, moment, picture, string } from './describe.ts'
import { address, id, number, text, time } from './fields.ts'
import { type CallQuery, createQuery } from './query.ts'
import { type Infer, object } from './schema.ts'

/** A finished workout. */
export const Workout = object({
  courseName: describe(text(100), label('课程名称', '杠铃力量进阶 · 下肢')),
  userNickname: describe(text(60), may(string('昵称', '晓棠'))),
  userAvatar: describe(address, may(picture('头像'))),
  calorie: describe(number, may(measure('消耗', '千卡', [0, 1_000_000], 287))),
  /** Minutes, shown as they come: a reading (shared/api/README.md, "Readings"). */
  duration: describe(number, may(measure('时长', '分钟', [0, 1440], 46))),
  heartRate: describe(number, may(measure('平均心率', '次/分', [0, 300], 131))),
  score: describe(number, may(measure('AI 课得分', '分', [0, 100], 88))),
  weight: describe(number, may(measure('力量容量', '公斤', [0, GREATEST], 4260))),
  trainTime: describe(time, may(moment('训练时间'))),
  msg: describe(text(), may(string('没有数据时的说明', '群组不存在'))),
})
export type Workout = Infer<typeof Workout>

const createWorkoutCall = (userSportNo: string): Call => ({
  method: 'GET',
  path: 'api/sportData/visitor/detail',
  query: { userSportNo },
})

/** A finished workout; a reply without a course is refused. */
export const createWorkoutQuery = (userSportNo: string): CallQuery<Workout> =>
  createQuery(createWorkoutCall(userSportNo), Workout, async (reply) => {
    const workout = await reply
    return assertPresent(workout, workout.courseName, workout.msg)
  })

export const WORKOUT_CALLS = [
  {
    name: 'readWorkout',
    title: '一次训练的成绩',
    who: 'visitor',
    query: object({ userSportNo: describe(id, string('运动编号', 'S2')) }),
    replies: [Workout],
    needs: ['userSportNo'],
    ask: ({ userSportNo }) => createWorkoutCall(userSportNo!),
  },
] as const satisfies readonly DescribedCall[]
