/** The local service as `npm start` runs it, a member of its seed, and ids of things that stand there. */
export const LOCAL_URL = `http://127.0.0.1:${process.env.SERVICE_PORT || 8787}`
/** The site that it serves. */
export const LOCAL_PAGES = `http://127.0.0.1:${process.env.PORT || 4173}`
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
