import { ENDED, PROGRESS_TITLE } from '#shared/campaign.ts'
import { getInvitation, openCampaignPoster } from '#shared/features/campaign/poster.ts'
import type { CampaignState } from './model.ts'

/**
 * Opens the campaign poster. It leads with the member's progress, or with the number of
 * participants before they join.
 */
export function openPoster(activityId: string, state: CampaignState): Promise<void> {
  const { image, dates, prizes, stage } = state
  const args = { activityId, image, dates, prizes }
  if (state.kind === 'challenge') {
    const text = stage === 2 ? ENDED : prizes.length ? formatNext(state.missing) : ''
    const hero = { before: PROGRESS_TITLE, value: state.progress, after: '千卡' }
    return openCampaignPoster({ ...args, hero, need: (kcal) => `${kcal} 千卡`, prizesTitle: text })
  }
  return openCampaignPoster({ ...args, ...getInvitation(prizes, state.joined, stage) })
}

/** kcal to the next prize, as on the page; '' when it no longer matters. */
function formatNext(missing: string | undefined): string {
  if (missing === undefined) return ''
  return missing ? `再燃烧 ${missing} 千卡解锁下一份奖品` : '全部奖品已解锁'
}
