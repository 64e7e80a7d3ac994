/** Activities, prizes, the extra prize, progress, addresses. */
export const ACTIVITY_TABLES = `
  CREATE TABLE IF NOT EXISTS activity (
    activityId TEXT PRIMARY KEY,
    image TEXT NOT NULL,
    startTime TEXT NOT NULL, -- see activity/times.ts
    endTime TEXT NOT NULL,
    otherSignUps INTEGER NOT NULL -- people who are not in the member table
  ) STRICT;
  CREATE TABLE IF NOT EXISTS activity_prize (
    activityId TEXT NOT NULL REFERENCES activity,
    position INTEGER NOT NULL,
    prizeId TEXT NOT NULL,
    prizeName TEXT NOT NULL,
    prizeImage TEXT NOT NULL,
    prizeValue REAL NOT NULL, -- yuan
    unlockThreshold REAL NOT NULL, -- kcal
    PRIMARY KEY (activityId, prizeId)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS extra_prize (
    prizeId TEXT PRIMARY KEY,
    prizeImage TEXT NOT NULL,
    prizeValue REAL NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS mirror_buyer (
    memberNo TEXT PRIMARY KEY REFERENCES member, -- bought the strength mirror
    boughtOn TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS activity_member (
    activityId TEXT NOT NULL REFERENCES activity,
    memberNo TEXT NOT NULL REFERENCES member,
    personalProgress REAL NOT NULL DEFAULT 0, -- kcal
    awardStatus INTEGER NOT NULL DEFAULT 0 CHECK (awardStatus BETWEEN 0 AND 3),
    prizeId TEXT,
    extraPrizeId TEXT,
    isVoid INTEGER NOT NULL DEFAULT 0, -- fake check-ins: no prize
    PRIMARY KEY (activityId, memberNo)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS activity_address (
    activityId TEXT NOT NULL REFERENCES activity,
    memberNo TEXT NOT NULL REFERENCES member,
    name TEXT NOT NULL,
    mobile TEXT NOT NULL,
    roughAddress TEXT NOT NULL,
    detailAddress TEXT NOT NULL,
    PRIMARY KEY (activityId, memberNo)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS activity_rival (
    activityId TEXT NOT NULL REFERENCES activity,
    nickname TEXT NOT NULL,
    avatar TEXT NOT NULL,
    personalProgress REAL NOT NULL,
    PRIMARY KEY (activityId, nickname)
  ) STRICT;`
