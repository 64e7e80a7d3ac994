import * as v from 'valibot'
import type { Area } from '#scripts/workbench/service/area.ts'
import { openCall } from '#scripts/workbench/service/calls.ts'
import { id, integer } from '#scripts/workbench/service/fields.ts'
import {
  facesOf,
  GROUP_TABLES,
  groupById,
  NO_GROUP,
  NOT_IN_GROUP,
  seedGroups,
} from '#scripts/workbench/service/group/groups.ts'
import { rankingOf } from '#scripts/workbench/service/group/ranking.ts'
import { reportOf } from '#scripts/workbench/service/group/report.ts'
import { dayKey } from '#shared/core/dates/dates.ts'

const day = (name: string) =>
  v.pipe(
    v.string(`${name}须为文字`),
    v.check((text) => dayKey(text) === text, `${name}须为 YYYY-MM-DD`),
  )
const Invite = v.object({ groupId: id('群组编号'), userNo: id('用户编号') })
const Ranking = v.object({
  groupId: id('群组编号'),
  userNo: id('用户编号'),
  startDay: day('开始日期'),
  endDay: day('结束日期'),
  targetType: integer('统计类型', 0, 99),
})
const Report = v.object({
  reportId: id('报告编号'),
  meetStandardCondition: v.optional(integer('达标条件', 0, 1)),
})

/** Groups as visitors see them: the invitation, the ranking, the weekly report. Parameters are readings (shared/api/README.md, "Readings"). */
export const group: Area = {
  tables: GROUP_TABLES,
  seed: seedGroups,
  routes: (service) => {
    const { db } = service
    openCall(service, 'GET', '/api/v1/visitor/group/detail', Invite, ({ input: { groupId, userNo } }) => {
      const found = groupById(groupId)
      if (!found) return { groupInfo: null, userInfo: null, msg: NO_GROUP }
      const { name, targetType, exerciseDuration, people } = found
      const inviter = people.find((one) => one.userNo === userNo)
      return {
        groupInfo: { name, avatarList: facesOf(found), targetType, exerciseDuration, memberNum: people.length },
        userInfo: inviter ? { avatar: inviter.avatar, nickName: inviter.nickname } : null,
        msg: inviter ? '' : NOT_IN_GROUP,
      }
    })
    openCall(service, 'POST', '/api/v1/visitor/group/ranking/list', Ranking, ({ input }) => rankingOf(db, input))
    openCall(service, 'GET', '/api/user/message/visitor/group/sportReport/:reportId', Report, ({ input }) =>
      reportOf(db, input.reportId, input.meetStandardCondition),
    )
  },
}
