import type { Area } from '#scripts/local-service/area.ts'
import { addCall } from '#scripts/local-service/calls.ts'
import { getAge, SEED_MEMBERS } from '#scripts/local-service/members.ts'
import { insertRows } from '#scripts/local-service/query.ts'

/** Members and their profile. */
export const user: Area = {
  tables: `
    CREATE TABLE IF NOT EXISTS member (
      memberNo TEXT PRIMARY KEY,
      token TEXT NOT NULL UNIQUE,
      nickname TEXT NOT NULL,
      avatar TEXT NOT NULL,
      gender INTEGER NOT NULL,
      birthday TEXT,
      heightCm REAL NOT NULL DEFAULT 0,
      isVip INTEGER NOT NULL DEFAULT 0,
      deviceType TEXT NOT NULL,
      city TEXT,
      targetWeight REAL,
      points INTEGER CHECK (points >= 0),
      note TEXT NOT NULL
    ) STRICT;`,

  seed: (db) => insertRows(db, 'member', SEED_MEMBERS),

  addRoutes: (service) => {
    // Without the token: only the shell holds it.
    addCall(service, 'readProfile', ({ member, device }) => ({
      no: member.memberNo,
      avatar: member.avatar,
      nickname: member.nickname,
      gender: member.gender,
      sex: member.gender,
      age: getAge(member.birthday, service.now()) ?? null,
      height: member.heightCm,
      deviceType: device ?? member.deviceType,
      userName: member.nickname,
      userAvatar: member.avatar,
      isVip: member.isVip === 1,
      birthday: member.birthday,
      city: member.city,
      points: member.points,
    }))
  },
}
