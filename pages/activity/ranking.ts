import type { Rank } from '#shared/api/activity.ts'
import { formatGrouped } from '#shared/format/numbers.ts'

/** Maximum number of rows that the service sends. */
const FULL = 10

interface Me {
  nickname: string
  avatar: string
}

const formatKcal = (progress: number | undefined) =>
  formatGrouped(progress === undefined ? undefined : Math.max(0, Math.floor(progress)))

/**
 * The ranking with the member's own row. The service does not mark that row, so it is matched by
 * name, picture and kcal; without a match the member's row is appended below the list, with the
 * kcal missing for the last rank of a full list.
 * @param me undefined while the profile is unknown: no row is marked
 * @param burned kcal of the member; negative counts as 0
 * @param isOver the activity has ended, so ranks are final
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
  // The order is not guaranteed, so the last rank is the one with the lowest value.
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
