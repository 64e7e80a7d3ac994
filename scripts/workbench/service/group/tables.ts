/** Groups, who is in them, what each member did on each day, and the reports sent to a group. */
export const TABLES = `
  CREATE TABLE IF NOT EXISTS sport_group (
    groupId TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    targetType INTEGER NOT NULL, -- 1 daily
    exerciseDuration INTEGER NOT NULL -- minutes
  ) STRICT;
  CREATE TABLE IF NOT EXISTS group_member (
    groupId TEXT NOT NULL REFERENCES sport_group,
    userNo TEXT NOT NULL,
    nickname TEXT NOT NULL,
    avatar TEXT NOT NULL,
    position INTEGER NOT NULL, -- in the order of joining
    PRIMARY KEY (groupId, userNo)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS group_sport (
    groupId TEXT NOT NULL,
    userNo TEXT NOT NULL,
    day TEXT NOT NULL,
    minutes INTEGER NOT NULL,
    kilograms INTEGER NOT NULL,
    kcal INTEGER NOT NULL,
    PRIMARY KEY (groupId, userNo, day),
    FOREIGN KEY (groupId, userNo) REFERENCES group_member
  ) STRICT;
  CREATE TABLE IF NOT EXISTS group_report (
    reportId TEXT PRIMARY KEY,
    groupId TEXT NOT NULL REFERENCES sport_group,
    startDay TEXT NOT NULL,
    endDay TEXT NOT NULL
  ) STRICT;`
