import type { GroupReport } from '#shared/api/group-report.ts'
import { imageUrl } from '#shared/core/links/safe-url.ts'
import { MISSING, withCommas } from '#shared/core/numbers.ts'
import { percentOf } from '#shared/core/percent.ts'

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
  rows: userRankingList.map(({ ranking, nickname, meetStandardCount = -1 }) => ({
    rank: ranking,
    name: nickname || '运动伙伴',
    days: meetStandardCount >= 0 ? withCommas(Math.floor(meetStandardCount)) : MISSING,
  })),
})

/** Which half of the group: 1 met the standard, 0 did not; '' both. */
export type Half = '0' | '1' | ''

/** The half that an address names; anything else counts as not given. */
export const conditionOf = (value: string): Half => (value === '0' || value === '1' ? value : '')

/** Nobody in this half. */
export const emptyWords = (condition: string) => (condition === '1' ? '暂无达标成员' : '暂无未达标成员')

/** How many of the group met the standard, in words; the percentage is rounded down, so that 100 is everybody. @param first the part that
 *  is known and how many it has @param other how many the missing part has: of everybody (''), those who met the standard */
export function metView({ condition, count }: { condition: Half; count: number }, other?: number) {
  const people = (number: number) => `${withCommas(number)} 人`
  const known = { '1': `${people(count)}达标`, '0': `${people(count)}未达标`, '': `共 ${people(count)}` }[condition]
  if (other === undefined) return { percent: undefined, words: known, note: '打卡情况' }
  const met = condition === '1' ? count : other
  const total = condition === '' ? Math.max(count, other) : count + other
  if (!total) return { percent: undefined, words: '暂无成员', note: '打卡情况' }
  return {
    percent: Math.floor(percentOf(met, total)),
    words: `${withCommas(met)}/${withCommas(total)} 达标`,
    note: met < total ? `${people(total - met)}未达标` : '全员达标',
  }
}
