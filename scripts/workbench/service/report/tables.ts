import { SEED_MEMBERS } from '#scripts/workbench/service/seed-members.ts'

/** A report is a period; its figures are counted from the exercise rows when it is asked for. */
export const REPORT_TABLES = `
  CREATE TABLE IF NOT EXISTS sport_report (
    memberNo TEXT NOT NULL REFERENCES member,
    no TEXT NOT NULL,
    startDate TEXT NOT NULL,
    endDate TEXT NOT NULL,
    PRIMARY KEY (memberNo, no)
  ) STRICT;`

/** Every member who exercises has these. Number 2 is what the page asks for by itself. */
const PERIODS = [
  ['1', '2026-10-01', '2026-10-31'],
  ['2', '2026-11-09', '2026-11-15'],
  ['3', '2026-11-02', '2026-11-08'],
  // A month of 28 days that starts on a Sunday; a week without exercise; the week after it.
  ['4', '2026-02-01', '2026-02-28'],
  ['5', '2026-02-16', '2026-02-22'],
  ['6', '2026-02-23', '2026-03-01'],
] as const

/** New here, no exercise yet, no report. */
const WITHOUT = '1003'

export const REPORTS = SEED_MEMBERS.filter(({ memberNo }) => memberNo !== WITHOUT).flatMap(({ memberNo }) =>
  PERIODS.map(([no, startDate, endDate]) => ({ memberNo, no, startDate, endDate })),
)
