/** Texts of the campaign's document that only members see (`scripts/site/legal/campaign.json`). */
import campaign from '#scripts/site/legal/campaign.json' with { type: 'json' }

export const STEPS = campaign.steps
export const STEWARD = campaign.steward
export const CLAIM = campaign.claim
