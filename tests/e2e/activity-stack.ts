import { type OpenOptions, openPage } from './browser.ts'
import { testStack } from './stack.ts'

export const SIGN_UP = '/api/v1/activity/signUp'

/**
 * A service for each test, the campaign as a member opens it there, and what the service then has
 * of the member.
 */
export function createActivityStack() {
  const stack = testStack()
  const openActivity = (activityId: string, memberNo = '1001', options: OpenOptions = {}) =>
    openPage(stack, 'activity', { query: { activityId }, shell: { token: `local-token-${memberNo}` }, ...options })
  const readMemberRow = (activityId: string, memberNo: string) =>
    stack.db
      .prepare('SELECT awardStatus, prizeId, extraPrizeId FROM activity_member WHERE activityId = ? AND memberNo = ?')
      .get(activityId, memberNo)
  return { stack, activity: openActivity, rowOf: readMemberRow }
}
