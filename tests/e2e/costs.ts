import type { RouteName } from '#shared/routes.ts'

/**
 * The cost of a page view: calls sent before any reply, all calls, and all files besides the HTML,
 * prefetches included. A change here is a decision, because it slows every visit.
 */
export const COSTS: Record<RouteName, readonly [atOnce: number, calls: number, files: number]> = {
  activity: [2, 3, 7],
  activityDetailsShare: [1, 1, 5],
  activityShare: [0, 0, 3],
  analysis: [2, 3, 6],
  bodyComposition: [2, 2, 3],
  bodyFatScale: [3, 4, 5],
  bodyFatScaleList: [2, 3, 4],
  chat: [1, 1, 3],
  columnCourses: [1, 2, 5],
  columnDetails: [1, 2, 5],
  columnShare: [1, 1, 2],
  courseEndShare: [1, 1, 4],
  courseSharing: [5, 5, 5],
  down: [0, 0, 2],
  echarts: [0, 0, 3],
  evaluationReport: [2, 2, 3],
  file: [0, 0, 5],
  groupInfoShare: [1, 1, 4],
  groupReport: [1, 1, 4],
  groupShare: [1, 1, 2],
  integral: [1, 1, 11],
  logistics: [0, 0, 2],
  orderList: [0, 0, 1],
  payFailed: [0, 0, 1],
  pkShare: [1, 1, 4],
  set: [1, 2, 4],
  sportData: [1, 2, 5],
  sportsWeekly: [2, 2, 3],
  test: [0, 0, 3],
  workOrder: [0, 0, 1],
}
