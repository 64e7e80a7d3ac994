/**
 * Long texts of the campaign (`scripts/site/legal/campaign.json`): only what its organiser has laid down is stated as binding.
 */
import campaign from '#scripts/site/legal/campaign.json' with { type: 'json' }

export const ORGANISER = campaign.organiser
/** `{deadline}`, `{organiser}` and `{phone}` stand for what `FaqAndRules` fills in. */
export const FAQ = campaign.faq
export const RULES = campaign.rules
