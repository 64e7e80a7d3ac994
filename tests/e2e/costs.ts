import type { RouteName } from '#shared/routes.ts'

/**
 * The cost of a page view: calls sent before any reply, all calls, and all files besides the HTML,
 * prefetches included. A change here is a decision, because it slows every visit.
 */
export const COSTS: Record<RouteName, readonly [atOnce: number, calls: number, files: number]> = {
  activity: [2, 3, 9],
  activityDetailsShare: [1, 1, 6],
  activityShare: [0, 0, 4],
  analysis: [2, 3, 7],
  bodyComposition: [2, 2, 4],
  bodyFatScale: [3, 4, 6],
  bodyFatScaleList: [2, 3, 5],
  chat: [1, 1, 4],
  columnCourses: [1, 2, 6],
  columnDetails: [1, 2, 6],
  columnShare: [1, 1, 3],
  courseEndShare: [1, 1, 5],
  courseSharing: [5, 5, 6],
  down: [0, 0, 3],
  echarts: [0, 0, 4],
  evaluationReport: [2, 2, 4],
  file: [0, 0, 6],
  groupInfoShare: [1, 1, 6],
  groupReport: [1, 1, 6],
  groupShare: [1, 1, 3],
  integral: [1, 1, 12],
  logistics: [0, 0, 3],
  orderList: [0, 0, 1],
  payFailed: [0, 0, 2],
  pkShare: [1, 1, 5],
  set: [1, 2, 5],
  sportData: [1, 2, 6],
  sportsWeekly: [2, 2, 4],
  test: [0, 0, 4],
  workOrder: [0, 0, 1],
}
