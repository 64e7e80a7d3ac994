import * as v from 'valibot'
import type { Area } from '#scripts/workbench/service/area.ts'
import { openCall } from '#scripts/workbench/service/calls.ts'
import { id } from '#scripts/workbench/service/fields.ts'
import { person } from '#scripts/workbench/service/group/names.ts'
import { firstRow, insertRows } from '#scripts/workbench/service/query.ts'
import { SEED_MEMBERS } from '#scripts/workbench/service/seed-members.ts'

const PkRequest = v.object({ pkNo: id('PK 编号'), userNo: id('用户编号') })

interface Player {
  userNo: string
  userName: string
  userAvatar: string
  /** JSON: the real service has sent numbers, texts and nothing. */
  rank: string
}

const players = (userNos: readonly (readonly [userNo: string, userName: string, userAvatar: string])[]): Player[] =>
  userNos.map(([userNo, userName, userAvatar], index) => ({
    userNo,
    userName,
    userAvatar,
    rank: JSON.stringify(((index + 2) % userNos.length) + 1),
  }))
const MEMBERS = SEED_MEMBERS.map(({ memberNo, nickname, avatar }) => [memberNo, nickname, avatar] as const)
const OTHERS = Array.from({ length: 8 }, (_, index) => person(index + 4)).map(
  ({ userNo, nickname, avatar }) => [userNo, nickname, avatar] as const,
)
/** Kinds of values that the real service has sent as a place: a text, nothing, 0, five digits. */
const ODD_PLACES = ['"12"', 'null', '0', '12345']

/** Challenges of many (/pkShare). P1 is the everyday one; P2–P5 hold 晓棠 in an odd place. */
export const pk: Area = {
  tables: `
    CREATE TABLE IF NOT EXISTS pk_player (
      pkNo TEXT NOT NULL,
      userNo TEXT NOT NULL,
      userName TEXT NOT NULL,
      userAvatar TEXT NOT NULL,
      rank TEXT NOT NULL, -- JSON
      PRIMARY KEY (pkNo, userNo)
    ) STRICT;`,

  seed: (db) => {
    const everyday = players([...MEMBERS, ...OTHERS]).map((player) => ({ pkNo: 'P1', ...player }))
    const odd = ODD_PLACES.map((rank, index) => ({ ...everyday[0]!, pkNo: `P${index + 2}`, rank }))
    insertRows(db, 'pk_player', [...everyday, ...odd])
  },

  routes: (service) => {
    openCall(service, 'POST', '/pk/multi-person-pk/getPkDetail', PkRequest, ({ input: { pkNo, userNo } }) => {
      const player = firstRow<Player>(service.db, 'SELECT * FROM pk_player WHERE pkNo = ? AND userNo = ?', pkNo, userNo)
      // The reply comes without the person, and says why.
      if (!player) return { userName: null, userAvatar: null, rank: null, msg: '没有找到这场PK' }
      return { userName: player.userName, userAvatar: player.userAvatar, rank: JSON.parse(player.rank) }
    })
  },
}
