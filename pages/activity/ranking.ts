import type { Rank } from '#shared/api/activity.ts'
import { formatGrouped } from '#shared/format/numbers.ts'

/** As many as the service sends at most. */
const FULL = 10

interface Me {
  nickname: string
  avatar: string
}

const formatKcal = (progress: number | undefined) =>
  formatGrouped(progress === undefined ? undefined : Math.max(0, Math.floor(progress)))

/**
 * The ranking with the member's own row. The service does not say whose a row is: it is the member's where name, picture and kcal all
 * are; where no row is, the member's stands below: past the last place of a full list, with what is missing for it.
 * @param me undefined while it is not known who looks: no row is marked
 * @param burned kcal of the member; below 0 is nothing, as in their progress
 * @param isOver nobody moves up any more
 */
export function createRankingView(ranks: readonly Rank[], me: Me | undefined, burned: number, isOver = false) {
  const mine = Math.max(0, burned)
  const rows = ranks.map(({ ranking, avatar, nickname, personalProgress }, index) => ({
    rank: ranking ?? index + 1,
    avatar,
    name: nickname || '运动伙伴',
    value: formatKcal(personalProgress),
    isMe:
      me !== undefined &&
      me.nickname === nickname &&
      me.avatar === avatar &&
      Math.floor(personalProgress ?? -1) === Math.floor(mine),
  }))
  if (!me || !ranks.length || rows.some(({ isMe }) => isMe)) return { rows, pinned: undefined }
  // In whatever order they come, the last place is the one with the least.
  const missing = Math.ceil(Math.min(...ranks.map(({ personalProgress = 0 }) => personalProgress)) - mine)
  const isBelow = ranks.length >= FULL && missing > 0
  const note = isBelow && !isOver ? `距第 ${ranks.length} 名还差 ${formatGrouped(missing)}\u00a0千卡` : ''
  const memberRow = {
    rank: isBelow ? '未上榜' : undefined,
    avatar: me.avatar,
    name: me.nickname || '运动伙伴',
    value: formatKcal(mine),
    isMe: true,
    note,
  }
  return { rows, pinned: memberRow }
}
