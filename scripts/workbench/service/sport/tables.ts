/** One finished exercise. Sums over these rows are what every page shows. */
export interface SportSession {
  memberNo: string
  /** yyyy-MM-dd HH:mm:ss, Shanghai. */
  startedAt: string
  /** Category, 1–3: see CATEGORIES. */
  sort: 1 | 2 | 3
  /** Kind of course, as a report names the favourite ones. */
  courseType: string
  minutes: number
  /** kcal */
  calorie: number
  /** kg lifted in all; 0 where nothing is lifted. */
  weight: number
}

/** The third (sort 3) is fun exercise; the other two are chosen here (scripts/workbench/service/README.md, "What is chosen here"). */
export const CATEGORIES = { 1: '课程训练', 2: '力量训练', 3: '趣味运动' } as const

export const SPORT_TABLES = `
  CREATE TABLE IF NOT EXISTS sport_session (
    memberNo TEXT NOT NULL REFERENCES member,
    startedAt TEXT NOT NULL,
    sort INTEGER NOT NULL CHECK (sort BETWEEN 1 AND 3),
    courseType TEXT NOT NULL,
    minutes INTEGER NOT NULL CHECK (minutes > 0),
    calorie INTEGER NOT NULL CHECK (calorie >= 0),
    weight INTEGER NOT NULL DEFAULT 0 CHECK (weight >= 0),
    PRIMARY KEY (memberNo, startedAt)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS planned_course (
    memberNo TEXT NOT NULL REFERENCES member,
    day TEXT NOT NULL,
    position INTEGER NOT NULL,
    isDone INTEGER NOT NULL CHECK (isDone IN (0, 1)),
    PRIMARY KEY (memberNo, day, position)
  ) STRICT;`
