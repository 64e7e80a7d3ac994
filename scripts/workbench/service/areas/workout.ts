import * as v from 'valibot'
import type { Area } from '#scripts/workbench/service/area.ts'
import { openCall } from '#scripts/workbench/service/calls.ts'
import { id } from '#scripts/workbench/service/fields.ts'
import { SEED_MEMBERS } from '#scripts/workbench/service/seed-members.ts'

const { nickname: userNickname, avatar: userAvatar } = SEED_MEMBERS[0]!
/** A finished workout. */
const MORNING = {
  courseName: '清晨全身唤醒跑',
  userNickname,
  userAvatar,
  calorie: 326, // kcal
  duration: 35, // minutes, shown as they come
  heartRate: 142, // beats per minute
  score: 0, // of the AI, for the actions
  weight: 0, // kg, all that was lifted
  trainTime: '2026-11-20 06:42:10',
}

/** All tiles; three; one; none of them; long, emoji and right-to-left texts without a picture; broken times. */
const WORKOUTS: Record<string, typeof MORNING> = {
  S1: {
    ...MORNING,
    courseName: '杠铃力量进阶 · 下肢',
    calorie: 287,
    duration: 46,
    heartRate: 131,
    score: 88,
    weight: 4260,
  },
  S2: MORNING,
  S3: { ...MORNING, courseName: '夜间燃脂间歇训练', heartRate: 156, score: 92 },
  S4: { ...MORNING, calorie: 0, duration: 12, heartRate: 0 },
  S5: { ...MORNING, calorie: 0, duration: 0, heartRate: 0, trainTime: '' },
  S6: {
    ...MORNING,
    courseName: '三十段高低强度交替间歇挑战之最后一段由你决定做多久🔥تحدي القوة',
    userNickname: '名字特别特别长的家庭健身伙伴🏋️‍♀️和她的小猫',
    userAvatar: '',
    calorie: 12860.5,
    duration: 1440,
    weight: 126_840,
    trainTime: '2026-02-30 25:61:00',
  },
}

/** Finished workouts as visitors see them (/courseEndShare). */
export const workout: Area = {
  routes: (service) => {
    const Which = v.object({ userSportNo: id('运动记录编号') })
    openCall(service, 'GET', '/api/sportData/visitor/detail', Which, ({ input: { userSportNo } }) =>
      // Without one the reply has code 0 but no data.
      Object.hasOwn(WORKOUTS, userSportNo) ? WORKOUTS[userSportNo] : { msg: '运动记录不存在' },
    )
  },
}
