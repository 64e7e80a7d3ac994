import type { DatabaseSync } from 'node:sqlite'
import type { Browser } from 'playwright-core'
import { USER_AGENTS } from '#scripts/workbench/browser/devices.ts'
import { SEED_TODAY } from '#scripts/workbench/service/members.ts'
import { insertRows } from '#scripts/workbench/service/query.ts'
import { createRecord, getRecordNo } from '#scripts/workbench/service/scale/records.ts'
import { addDays } from '#shared/core/dates/calendar-days.ts'
import { onSlowPhone, panStep } from './pan.ts'
import { appScript } from './phone.ts'

/** Whose history it is: a member with hardly any records of their own. */
const MEMBER = '1003'
/** Ten years, a weigh-in a day. */
export const HISTORY_POINTS = 3650
/** The ranges that can be panned. */
export const RANGES = ['周', '月', '季', '年'] as const

/** ms of a step of a pan, by range; see `PanStep`. */
export type HistoryCost = Record<`${(typeof RANGES)[number]}${'' | ' all'}`, number>

/** Ten years of weigh-ins that fall slowly and scatter. */
export function addHistory(db: DatabaseSync) {
  const from = addDays(SEED_TODAY, -HISTORY_POINTS)
  const rows = Array.from({ length: HISTORY_POINTS }, (_, day) => {
    const measuredAt = `${addDays(from, day)} 07:30:00`
    const weight = Math.round(10 * (80 - day / 300 + Math.sin(day / 9) + Math.sin(day * 2.4) / 2)) / 10
    return createRecord({ no: getRecordNo(MEMBER, measuredAt), memberNo: MEMBER, source: 'manual', measuredAt, weight })
  })
  insertRows(db, 'scale_record', rows)
}

/** Pan over ten years on /analysis, each range for itself. @param origin where the site answers @param cpu how much slower the phone is */
export const historyCost = (browser: Browser, origin: string, cpu: number): Promise<HistoryCost> =>
  onSlowPhone(browser, { cpu, userAgent: USER_AGENTS.iosApp, deviceScaleFactor: 2 }, async (page) => {
    await page.addInitScript(await appScript(`local-token-${MEMBER}`))
    await page.goto(`${origin}/analysis?type=1`)
    const costs: Partial<HistoryCost> = {}
    for (const range of RANGES) {
      await page.getByRole('radio', { name: range, exact: true }).click()
      await page.locator('.u-wrap canvas').waitFor()
      await page.waitForTimeout(1500)
      const { work, all } = await panStep(page, page.getByRole('img', { name: /趋势，共/ }))
      costs[range] = work
      costs[`${range} all`] = all
      // What was pushed comes to rest, and the choice is told.
      await page.waitForTimeout(1500)
    }
    return costs as HistoryCost
  })
