import { readFileSync } from 'node:fs'
import { ROOT } from '#scripts/base/page-names.ts'
import { readCampaign } from '#scripts/site/legal/campaign/check.ts'

const text = (file: string) => readFileSync(`${ROOT}scripts/site/legal/${file}`, 'utf8')

/** Which documents still are the project's examples. What a test says of those ends when a customer has written the own ones. */
export const AS_GIVEN = {
  company: JSON.parse(text('company.json')).company.includes('示例'),
  sdkList: text('sdkList.md').includes('下表是示例'),
  campaign: readCampaign().organiser.includes('示例'),
}
