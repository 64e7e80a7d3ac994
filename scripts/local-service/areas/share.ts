import { hash, randomBytes } from 'node:crypto'
import type { Area } from '#scripts/local-service/area.ts'
import { ApiError, addCall, CODE } from '#scripts/local-service/calls.ts'
import { createSignatureText } from '#scripts/native-shell/wechat/settings.ts'
import { MEMBERS, OTHERS } from './group.ts'

const PEOPLE = [...MEMBERS, ...OTHERS.slice(4, 12)]
/** Ranks of 晓棠 in P2–P5. The real service has sent numbers, texts and nothing. */
const ODD_RANKS = ['12', null, 0, 12345]

/** Ranks by challenge and user: P1 is the everyday one. */
const CHALLENGES = new Map<string, Map<string, number | string | null>>([
  ['P1', new Map(PEOPLE.map(({ userNo }, index) => [userNo, ((index + 2) % PEOPLE.length) + 1]))],
  ...ODD_RANKS.map((rank, index) => [`P${index + 2}`, new Map([[PEOPLE[0]!.userNo, rank]])] as const),
])

/**
 * Calories in kcal, duration in minutes, heart rate in beats per minute, weight in kg lifted in
 * all.
 */
const WORKOUT = {
  courseName: '清晨全身唤醒跑',
  userNickname: PEOPLE[0]!.nickname,
  userAvatar: PEOPLE[0]!.avatar,
  calorie: 326,
  duration: 35,
  heartRate: 142,
  score: 0,
  weight: 0,
  trainTime: '2026-11-20 06:42:10',
}

/**
 * All tiles; three; three others; one; none; long, emoji and right-to-left texts without a picture
 * and an invalid time.
 */
const WORKOUTS: Record<string, typeof WORKOUT> = {
  S1: {
    ...WORKOUT,
    courseName: '杠铃力量进阶 · 下肢',
    ...{ calorie: 287, duration: 46, heartRate: 131, score: 88, weight: 4260 },
  },
  S2: WORKOUT,
  S3: { ...WORKOUT, courseName: '夜间燃脂间歇训练', heartRate: 156, score: 92 },
  S4: { ...WORKOUT, calorie: 0, duration: 12, heartRate: 0 },
  S5: { ...WORKOUT, calorie: 0, duration: 0, heartRate: 0, trainTime: '' },
  S6: {
    ...WORKOUT,
    courseName: '三十段高低强度交替间歇挑战之最后一段由你决定做多久🔥تحدي القوة',
    userNickname: '名字特别特别长的家庭健身伙伴🏋️‍♀️和她的小猫',
    userAvatar: '',
    ...{ calorie: 12860.5, duration: 1440, weight: 126_840 },
    trainTime: '2026-02-30 25:61:00',
  },
}

/** The signature that WeChat's JSSDK needs for a page. */
export const signPage = (url: string, nonceStr: string, timestamp: number): string =>
  hash('sha1', createSignatureText(url, nonceStr, timestamp))

/** What share pages ask: a challenge of many, a finished workout, WeChat's signature. */
export const share: Area = {
  addRoutes: (service) => {
    addCall(service, 'readPk', ({ input: { pkNo, userNo } }) => {
      const rank = CHALLENGES.get(pkNo)?.get(userNo)
      // Code 0 without the person, as the real service answers.
      if (rank === undefined) return { userName: null, userAvatar: null, rank: null, msg: '没有找到这场PK' }
      const { nickname, avatar } = PEOPLE.find((person) => person.userNo === userNo)!
      return { userName: nickname, userAvatar: avatar, rank }
    })
    addCall(service, 'readWorkout', ({ input: { userSportNo } }) =>
      // Code 0 without data, as the real service answers.
      Object.hasOwn(WORKOUTS, userSportNo) ? WORKOUTS[userSportNo] : { msg: '运动记录不存在' },
    )
    addCall(service, 'readSignature', ({ input: { httpUrl } }) => {
      // Like WeChat: only for pages of the account's own domain.
      if (!service.shellOrigins.includes(URL.parse(httpUrl)?.origin ?? ''))
        throw new ApiError(CODE.notAllowed, '网址不在安全域名内')
      const timestamp = Math.floor(service.now() / 1000)
      const nonceStr = randomBytes(8).toString('hex')
      return { appId: 'wx0000000000local', timestamp, nonceStr, signature: signPage(httpUrl, nonceStr, timestamp) }
    })
  },
}
