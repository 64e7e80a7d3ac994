import { hash, randomBytes } from 'node:crypto'
import type { Area } from '#scripts/local-service/area.ts'
import { ApiError, addCall, CODE } from '#scripts/local-service/calls.ts'
import { readSeed } from '#scripts/local-service/seeds/read-seed.ts'
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
 * Finished workouts: calories in kcal, duration in minutes, heart rate in beats per minute, weight
 * in kg lifted in all. S1 has all tiles, S2 and S3 three, S4 one, S5 none; S6 has long, emoji and
 * right-to-left texts without a picture and an invalid time.
 */
const WORKOUTS = new Map(
  readSeed<{ userSportNo: string }>('workouts.jsonl').map(({ userSportNo, ...workout }) => [userSportNo, workout]),
)

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
    addCall(
      service,
      'readWorkout',
      ({ input: { userSportNo } }) =>
        // Code 0 without data, as the real service answers.
        WORKOUTS.get(userSportNo) ?? { msg: '运动记录不存在' },
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
