import * as v from 'valibot'
import { activityOf, detailFor } from '#scripts/workbench/service/activity/detail.ts'
import { Address, receivePrize, saveAddress, signUp } from '#scripts/workbench/service/activity/prizes.ts'
import { seedActivities } from '#scripts/workbench/service/activity/seed.ts'
import { ACTIVITY_TABLES } from '#scripts/workbench/service/activity/tables.ts'
import type { Area } from '#scripts/workbench/service/area.ts'
import { memberCall, openCall } from '#scripts/workbench/service/calls.ts'
import { id, nothing, paging } from '#scripts/workbench/service/fields.ts'
import { ONCE_TABLE, onceCall } from '#scripts/workbench/service/once.ts'
import { firstRow } from '#scripts/workbench/service/query.ts'

const activityId = id('活动编号')
const Which = v.object({ activityId })
const Claim = v.object({ activityId, prizeId: id('奖品编号') })
const Shipping = v.object({ activityId, ...Address.entries })
const Ranking = v.object({ activityId, ...paging })

const RANKED = `
  SELECT ROW_NUMBER() OVER (ORDER BY personalProgress DESC, nickname) AS ranking, avatar, nickname, personalProgress
  FROM (
    SELECT avatar, nickname, personalProgress FROM activity_rival WHERE activityId = :activityId
    UNION ALL
    SELECT avatar, nickname, personalProgress FROM activity_member JOIN member USING (memberNo)
    WHERE activityId = :activityId AND personalProgress > 0
  )
  ORDER BY ranking LIMIT :limit OFFSET :offset`

/** The campaign. */
export const activity: Area = {
  tables: ACTIVITY_TABLES + ONCE_TABLE,
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
    memberCall(service, 'GET', '/api/v1/activity/prize/extra', nothing, () =>
      firstRow(db, 'SELECT prizeId, prizeImage, prizeValue FROM extra_prize'),
    )
    onceCall(service, 'POST', '/api/v1/activity/prize/addr', Shipping, ({ input, member }) => {
      const { activityId, ...address } = input
      return saveAddress(db, activityId, address, member.memberNo, now())
    })
    memberCall(service, 'POST', '/api/v1/activity/ranking', Ranking, ({ input: { activityId, pageNum, pageSize } }) => {
      const offset = Math.max(0, pageNum - 1) * pageSize
      const values = { ':activityId': activityId, ':limit': pageSize, ':offset': offset }
      return { records: db.prepare(RANKED).all(values) }
    })
  },
}
