import { LOCAL_PAGES } from '#scripts/base/ports.ts'

/** A member of the local service's seed data, and ids of seeded items. */
export const LOCAL_TOKEN = 'local-token-1001'
export const LOCAL_IDS = {
  activityId: 'A1001',
  courseNo: 'C1001',
  userSportNo: 'S2',
  pkNo: 'P1',
  groupId: 'G1',
  startDay: '2026-11-01',
  endDay: '2026-11-30',
  targetType: '1',
  reportId: '1',
  httpUrl: `${LOCAL_PAGES}/down`,
}
