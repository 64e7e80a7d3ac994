import type { GroupReport } from '#shared/api/group-report.ts'
import { imageUrl } from '#shared/core/links/safe-url.ts'
import { MISSING, withCommas } from '#shared/core/numbers.ts'

/** The mosaic holds 1, 2, 3 or 4+ pictures. */
const FACES = 4

export interface ReportView {
  name: string
  title: string
  faces: string[]
  rows: { rank: number | undefined; name: string; days: string }[]
}

export const reportView = ({ groupName, title, avatarList, userRankingList }: GroupReport): ReportView => ({
  name: groupName,
  title,
  faces: avatarList.slice(0, FACES).map(imageUrl),
  rows: userRankingList.map(({ ranking = 0, nickname, meetStandardCount = -1 }) => ({
    rank: ranking >= 1 ? Math.floor(ranking) : undefined,
    name: nickname || '运动伙伴',
    days: meetStandardCount >= 0 ? withCommas(Math.floor(meetStandardCount)) : MISSING,
  })),
})

/** Which half of the group: 1 met the standard, 0 did not; anything else counts as not given. */
export const conditionOf = (value: string): '0' | '1' | '' => (value === '0' || value === '1' ? value : '')

/** Nobody in this half. */
export const emptyWords = (condition: string) => (condition === '1' ? '暂无达标成员' : '暂无未达标成员')
