import * as v from 'valibot'
import type { Area } from '#scripts/workbench/service/area.ts'
import { openCall } from '#scripts/workbench/service/calls.ts'
import { id } from '#scripts/workbench/service/fields.ts'
import { person } from '#scripts/workbench/service/group/names.ts'
import { SEED_MEMBERS } from '#scripts/workbench/service/seed-members.ts'

const PkRequest = v.object({ pkNo: id('PK 编号'), userNo: id('用户编号') })

const PEOPLE = [
  ...SEED_MEMBERS.map(({ memberNo, nickname, avatar }) => ({ userNo: memberNo, nickname, avatar })),
  ...Array.from({ length: 8 }, (_, index) => person(index + 4)),
]
/** The real service has sent numbers, texts and nothing as a place. */
type Place = number | string | null
/** P1, the everyday one, by who took part. */
const PLACES = PEOPLE.map(({ userNo }, index): [userNo: string, place: Place] => [
  userNo,
  ((index + 2) % PEOPLE.length) + 1,
])
/** P2–P5 hold 晓棠 in an odd place: a text, nothing, 0, five digits. */
const ODD: Place[] = ['12', null, 0, 12345]

/** Challenges of many (/pkShare). */
const CHALLENGES = new Map([
  ['P1', new Map(PLACES)],
  ...ODD.map((place, index) => [`P${index + 2}`, new Map([[PEOPLE[0]!.userNo, place]])] as const),
])

/** What visitors see of them. */
export const pk: Area = {
  routes: (service) => {
    openCall(service, 'POST', '/pk/multi-person-pk/getPkDetail', PkRequest, ({ input: { pkNo, userNo } }) => {
      const rank = CHALLENGES.get(pkNo)?.get(userNo)
      // The reply comes without the person, and says why.
      if (rank === undefined) return { userName: null, userAvatar: null, rank: null, msg: '没有找到这场PK' }
      const { nickname, avatar } = PEOPLE.find((one) => one.userNo === userNo)!
      return { userName: nickname, userAvatar: avatar, rank }
    })
  },
}
