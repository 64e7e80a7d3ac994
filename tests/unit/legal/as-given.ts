import { readFileSync } from 'node:fs'
import { ROOT } from '#scripts/base/page-names.ts'
import { readCampaign } from '#scripts/legal/campaign/check.ts'

const readText = (file: string) => readFileSync(`${ROOT}scripts/legal/${file}`, 'utf8')

/**
 * Which documents are still the project's examples; tests of those are skipped for a customer's
 * own.
 */
export const AS_GIVEN = {
  company: JSON.parse(readText('company.json')).company.includes('示例'),
  campaign: readCampaign().organiser.includes('示例'),
}
