import type { Plugin } from 'vite'
import { ROOT } from '#scripts/base/page-names.ts'
import { CAMPAIGN_FILE } from '#scripts/legal/campaign/check.ts'
import { renderCampaignTheme } from '#scripts/legal/campaign/theme.ts'

/**
 * In `npm run dev` the stylesheet takes the campaign's colours from its document, as in the build
 * (page-css.ts). Runs before Tailwind's plugin.
 */
export const createCampaignThemePlugin = (): Plugin => ({
  name: 'campaign-theme',
  enforce: 'pre',
  transform(code, id) {
    // A page's link asks for it with `?direct`.
    if (!/shared\/ui\/styles\/base\.css(\?|$)/.test(id)) return undefined
    this.addWatchFile(ROOT + CAMPAIGN_FILE)
    return `${code}\n${renderCampaignTheme()}`
  },
})
