import type { Plugin } from 'vite'
import { ROOT } from '#scripts/base/page-names.ts'
import { CAMPAIGN_FILE } from '#scripts/site/legal/campaign/check.ts'
import { campaignTheme } from '#scripts/site/legal/campaign/theme.ts'

/** In `npm run dev` the one stylesheet takes the campaign's colours from its document, as the build's own compiler does (page-css.ts). Before Tailwind's plugin. */
export const withCampaignTheme = (): Plugin => ({
  name: 'campaign-theme',
  enforce: 'pre',
  transform(code, id) {
    // A page's link asks for it with `?direct`.
    if (!/shared\/ui\/styles\/base\.css(\?|$)/.test(id)) return undefined
    this.addWatchFile(ROOT + CAMPAIGN_FILE)
    return `${code}\n${campaignTheme()}`
  },
})
