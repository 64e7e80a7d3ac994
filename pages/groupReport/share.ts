import { createGroupReportQuery, GroupReport } from '#shared/api/group-report.ts'
import type { SharePage } from '#shared/api/share-page.ts'
import type { ShareCard } from '#shared/wechat/share-set.ts'
import type { ReportView } from './model.ts'

const DESCRIPTION = '本周群组打卡统计'

const formatTitle = (group: string) => `“${group}”群组周报`

/** The card displayed in the chat. */
export const getShareCard = ({ name, title }: ReportView, link: string): ShareCard => ({
  title: formatTitle(name),
  desc: title || DESCRIPTION,
  link,
})

export const share: SharePage<'reportId' | 'meetStandardCondition', GroupReport> = {
  description: DESCRIPTION,
  ids: ['reportId'],
  takes: ['meetStandardCondition'],
  oneOf: { meetStandardCondition: ['0', '1'] },
  preload: ({ reportId, meetStandardCondition }) => [createGroupReportQuery(reportId, meetStandardCondition)],
  reply: GroupReport,
  card: ({ groupName, title }, toText) => {
    const group = toText(groupName, 20)
    return group ? { title: formatTitle(group), description: toText(title) } : undefined
  },
}
