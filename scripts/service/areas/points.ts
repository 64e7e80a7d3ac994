import type { Area } from '#scripts/service/area.ts'
import { memberCall } from '#scripts/service/calls.ts'
import { nothing } from '#scripts/service/fields.ts'
import { firstRow, insertRows } from '#scripts/service/query.ts'

/** The page's old sample value is 晓棠's; whoever has no row has no points yet. */
const POINTS = [
  { memberNo: '1001', points: 1280 },
  { memberNo: '1002', points: 36 },
  { memberNo: '1005', points: 1_204_560 },
]

/** What members have earned (spec §2 Points page). */
export const points: Area = {
  tables: `
    CREATE TABLE IF NOT EXISTS member_points (
      memberNo TEXT PRIMARY KEY REFERENCES member,
      points INTEGER NOT NULL CHECK (points >= 0)
    ) STRICT;`,
  seed: (db) => insertRows(db, 'member_points', POINTS),
  routes: (service) =>
    // Path not in the spec: it names no call for the points.
    memberCall(service, 'GET', '/api/user/points', nothing, ({ member }) => ({
      points:
        firstRow<{ points: number }>(service.db, 'SELECT points FROM member_points WHERE memberNo = ?', member.memberNo)
          ?.points ?? 0,
    })),
}
