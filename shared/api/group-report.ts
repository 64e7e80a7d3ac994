import type { Call } from './call.ts'
import { ServiceError } from './errors.ts'
import { address, list, number, place, text } from './fields.ts'
import { needed, read } from './http.ts'
import { type Infer, object } from './schema.ts'

const Place = object({ ranking: place, nickname: text(60), meetStandardCount: number })

/** A group's weekly report. */
export const GroupReport = object({
  groupName: text(60),
  title: text(60),
  avatarList: list(address, 20),
  userRankingList: list(Place),
})
export type GroupReport = Infer<typeof GroupReport>

/** `meetStandardCondition` 1: who met the standard, 0: who did not; the filter as a query value is a reading. */
export const reportCall = (reportId: string, meetStandardCondition: string): Call => ({
  method: 'GET',
  path: `api/user/message/visitor/group/sportReport/${reportId}`,
  query: { meetStandardCondition },
})

/** A group's weekly report. @throws ServiceError; whatever the service's reason, it is told as 查询失败 */
export async function getGroupReport(reportId: string, meetStandardCondition: string, signal?: AbortSignal) {
  try {
    const report = await read(reportCall(reportId, meetStandardCondition), GroupReport, { signal })
    return needed(report, report.groupName, '')
  } catch (error) {
    // In the place of the service's reason, and shown where that would be.
    throw error instanceof ServiceError ? new ServiceError(error.fault, '查询失败', 'service', error.again) : error
  }
}
