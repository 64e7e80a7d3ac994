import { inviting, showCampaign } from '#shared/app/campaign/poster.ts'
import { ENDED, PROGRESS_TITLE } from '#shared/campaign.ts'
import type { CampaignState } from './model.ts'

/** The campaign as the member sees it: their own progress leads, before they are in it how many take part. */
export function show(activityId: string, state: CampaignState): void {
  const { image, dates, prizes, stage } = state
  const told = { activityId, image, dates, prizes }
  if (state.kind === 'challenge') {
    const words = stage === 2 ? ENDED : prizes.length ? nextOf(state.missing) : ''
    const hero = { before: PROGRESS_TITLE, value: state.progress, after: '千卡' }
    showCampaign({ ...told, hero, need: (kcal) => `${kcal} 千卡`, words })
  } else showCampaign({ ...told, ...inviting(prizes, state.joined, stage) })
}

/** How far the next prize is, as the page says it; '' when that no longer matters. */
function nextOf(missing: string | undefined): string {
  if (missing === undefined) return ''
  return missing ? `再燃烧 ${missing} 千卡解锁下一份奖品` : '全部奖品已解锁'
}
