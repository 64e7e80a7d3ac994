import { statSync } from 'node:fs'
import { ROOT } from '#scripts/base/page-names.ts'
import { CAMPAIGN_FILE, campaignProblems, campaignSource } from './check.ts'

/** What the shell's preview says of the document as it lies on the disk now. */
export interface CampaignNews {
  /** Each as `路径：说明`. */
  problems: string[]
  /** It has changed since the pages were built, which show the one before. */
  isNewer: boolean
}

/** @param dist the built pages; absent where pages follow their sources (`npm run dev`) */
export function campaignNews(dist?: string): CampaignNews {
  const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const built = dist === undefined ? Number.POSITIVE_INFINITY : changedAt(`${dist}/_headers.json`)
  return { problems: campaignProblems(campaignSource()), isNewer: changedAt(ROOT + CAMPAIGN_FILE) > built }
}
