import { readActivity } from '#shared/api/activity.ts'
import { signInMember } from '#shared/app/member/member-session.ts'
import { learn } from '#shared/app/member/page-member.ts'
import { untilInApp } from '#shared/bridge/native.ts'

/** What is known before anything is typed: '' where it is not. */
export interface Found {
  /** The address has been sent already: the words that stand in place of the form. */
  sent: string
  /** The prize that the address is for. */
  prize: string
}

/**
 * Ask the service where the member's claim stands; inside the app only, because it takes the member's token.
 * @param prizeId the prize just claimed, for a service that does not say which one it was
 * @param onMember hears the number of who is there, '' where it cannot be known
 * @returns never settled outside the app
 * @throws Error when the service cannot be asked: the form stays
 */
export async function lookFirst(activityId: string, prizeId: string, onMember: (no: string) => void): Promise<Found> {
  await untilInApp()
  await signInMember().catch((error) => {
    onMember('')
    throw error
  })
  void learn().then((no) => onMember(no ?? ''))
  const activity = await readActivity(activityId)
  const claimed = activity.prizeId || prizeId
  const prize = activity.activityStalls.find((one) => one.prizeId === claimed)?.prizeName ?? ''
  const name = prize ? `“${prize}”` : '奖品'
  const isSent = activity.awardStatus === 3
  return { prize, sent: isSent ? `收货信息已提交，无法修改。${name}将在 7 个工作日内发出。` : '' }
}
