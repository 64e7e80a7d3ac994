import type { GroupReport } from '#shared/api/group-report.ts'
import { toImageUrl } from '#shared/core/links/safe-url.ts'
import { addCommas, PLACEHOLDER } from '#shared/format/numbers.ts'
import { takeCharacters } from '#shared/format/text.ts'

/** Maximum number of avatars in the mosaic. */
const MAX_AVATARS = 4

export interface ReportView {
  name: string
  title: string
  faces: string[]
  rows: { rank: number | undefined; name: string; initial: string; days: string }[]
}

/** View model of a report; the list keeps the order of the reply. */
export const createReportView = ({ groupName, title, avatarList, userRankingList }: GroupReport): ReportView => ({
  name: groupName,
  title,
  faces: avatarList.slice(0, MAX_AVATARS).map(toImageUrl),
  rows: userRankingList.map(({ ranking, nickname, meetStandardCount = -1 }) => {
    const name = nickname || '运动伙伴'
    return {
      rank: ranking,
      name,
      initial: takeCharacters(name, 1),
      days: meetStandardCount >= 0 ? addCommas(Math.floor(meetStandardCount)) : PLACEHOLDER,
    }
  }),
})

/**
 * `meetStandardCondition` in the URL: 1 met the standard, 0 did not; '' is the default for other
 * values.
 */
export const CONDITIONS = ['', '0', '1'] as const

/** Text of a list without members. */
export const getEmptyText = (condition: string) => (condition === '1' ? '暂无达标成员' : '暂无未达标成员')
