import type { Call } from './call.ts'
import { assertPresent } from './client.ts'
import { type DescribedCall, describe, GREATEST, group, integer, label, may, string } from './describe.ts'
import { ServiceError } from './errors.ts'
import { address, list, number, optional, rankNumber, text } from './fields.ts'
import { type CallQuery, createQuery } from './query.ts'
import { type Infer, object } from './schema.ts'

const Place = object({
  ranking: describe(rankNumber, integer('名次', '', [1, GREATEST], 1)),
  nickname: describe(text(60), string('昵称', '林小满')),
  meetStandardCount: describe(number, integer('达标天数', '天', [0, 7], 6)),
})

/** A group's weekly report. */
export const GroupReport = object({
  groupName: describe(text(60), label('群名', '早起燃脂小分队')),
  title: describe(text(60), may(string('标题', '11月9日–11月15日 · 达标成员'))),
  avatarList: describe(list(address, 20), may(group('成员头像'))),
  userRankingList: describe(list(Place), group('排名')),
})
export type GroupReport = Infer<typeof GroupReport>

/**
 * `meetStandardCondition` 1: members who met the standard, 0: the others; the query value is a
 * reading.
 */
const createGroupReportCall = (reportId: string, meetStandardCondition: string): Call => ({
  method: 'GET',
  path: `api/user/message/visitor/group/sportReport/${reportId}`,
  query: { meetStandardCondition },
})

/** A group's weekly report. Every error has the message 查询失败. */
export const createGroupReportQuery = (reportId: string, meetStandardCondition: string): CallQuery<GroupReport> =>
  createQuery(createGroupReportCall(reportId, meetStandardCondition), GroupReport, async (reply) => {
    try {
      const report = await reply
      return await assertPresent(report, report.groupName, '')
    } catch (error) {
      // Replaces the service's reason.
      throw error instanceof ServiceError
        ? new ServiceError(error.errorCode, '查询失败', 'service', error.again)
        : error
    }
  })

export const GROUP_REPORT_CALLS = [
  {
    name: 'readGroupReport',
    title: '群组周报',
    who: 'visitor',
    query: object({
      meetStandardCondition: describe(optional(text(1), ''), {
        ...may(string('达标条件：1 达标的人，0 未达标的人', '1')),
        oneOf: ['0', '1'],
      }),
    }),
    replies: [GroupReport],
    needs: ['reportId'],
    ask: ({ reportId, meetStandardCondition }) => createGroupReportCall(reportId!, meetStandardCondition ?? '1'),
  },
] as const satisfies readonly DescribedCall[]
