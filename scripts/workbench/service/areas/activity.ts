import * as v from 'valibot'
import { activityOf, detailFor, ranking } from '#scripts/workbench/service/activity/detail.ts'
import { Address, receivePrize, saveAddress, signUp } from '#scripts/workbench/service/activity/prizes.ts'
import { EXTRA_PRIZE, seedActivities } from '#scripts/workbench/service/activity/seed.ts'
import type { Area } from '#scripts/workbench/service/area.ts'
import { memberCall, ONCE_TABLE, onceCall, openCall } from '#scripts/workbench/service/calls.ts'
import { id, nothing, paging } from '#scripts/workbench/service/fields.ts'

const activityId = id('活动编号')
const Which = v.object({ activityId })
const Claim = v.object({ activityId, prizeId: id('奖品编号') })
const Shipping = v.object({ activityId, ...Address.entries })
const Ranking = v.object({ activityId, ...paging })

const TABLES = `
  CREATE TABLE IF NOT EXISTS activity (
    activityId TEXT PRIMARY KEY,
    image TEXT NOT NULL,
    startTime TEXT NOT NULL, -- see resolveTime
    endTime TEXT NOT NULL,
    otherSignUps INTEGER NOT NULL -- people who are not in the member table
  ) STRICT;
  CREATE TABLE IF NOT EXISTS activity_member (
    activityId TEXT NOT NULL REFERENCES activity,
    memberNo TEXT NOT NULL REFERENCES member,
    personalProgress REAL NOT NULL DEFAULT 0, -- kcal
    awardStatus INTEGER NOT NULL DEFAULT 0 CHECK (awardStatus BETWEEN 0 AND 3),
    prizeId TEXT,
    extraPrizeId TEXT,
    isVoid INTEGER NOT NULL DEFAULT 0, -- fake check-ins: no prize
    PRIMARY KEY (activityId, memberNo)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS activity_address (
    activityId TEXT NOT NULL REFERENCES activity,
    memberNo TEXT NOT NULL REFERENCES member,
    name TEXT NOT NULL,
    mobile TEXT NOT NULL,
    roughAddress TEXT NOT NULL,
    detailAddress TEXT NOT NULL,
    PRIMARY KEY (activityId, memberNo)
  ) STRICT;`

/** The campaign. */
export const activity: Area = {
  tables: TABLES + ONCE_TABLE,
  seed: seedActivities,
  routes: (service) => {
    const { db, now } = service
    memberCall(service, 'GET', '/api/v1/activity/detail', Which, ({ input, member }) =>
      detailFor(db, input.activityId, member.memberNo, now()),
    )
    openCall(service, 'GET', '/api/v1/visitor/activity/detail', Which, ({ input }) =>
      activityOf(db, input.activityId, now()),
    )
    onceCall(service, 'GET', '/api/v1/activity/signUp', Which, ({ input, member }) =>
      signUp(db, input.activityId, member.memberNo, now()),
    )
    onceCall(service, 'POST', '/api/v1/activity/prize/receive', Claim, ({ input, member }) =>
      receivePrize(db, input, member.memberNo, now()),
    )
    memberCall(service, 'GET', '/api/v1/activity/prize/extra', nothing, () => EXTRA_PRIZE)
    onceCall(service, 'POST', '/api/v1/activity/prize/addr', Shipping, ({ input, member }) => {
      const { activityId, ...address } = input
      return saveAddress(db, activityId, address, member.memberNo, now())
    })
    memberCall(service, 'POST', '/api/v1/activity/ranking', Ranking, ({ input: { activityId, pageNum, pageSize } }) => {
      const from = Math.max(0, pageNum - 1) * pageSize
      return { records: ranking(db, activityId).slice(from, from + pageSize) }
    })
  },
}
