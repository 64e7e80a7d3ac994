import * as v from 'valibot'
import type { Area } from '#scripts/workbench/service/area.ts'
import { memberCall } from '#scripts/workbench/service/calls.ts'
import { integer, paging } from '#scripts/workbench/service/fields.ts'
import { periodsOf, type TimeUnit } from '#scripts/workbench/service/sport/periods.ts'
import { seedSport } from '#scripts/workbench/service/sport/seed.ts'
import { SPORT_TABLES } from '#scripts/workbench/service/sport/tables.ts'

const Request = v.object({ ...paging, timeUnit: integer('时间单位', 0, 2) })

/** What members did, by day, week and month. */
export const sport: Area = {
  tables: SPORT_TABLES,
  seed: seedSport,
  routes: (service) => {
    memberCall(
      service,
      'POST',
      '/api/sportData/user',
      Request,
      ({ member, input: { pageNum, pageSize, timeUnit } }) => ({
        dataList: periodsOf(service.db, member.memberNo, timeUnit as TimeUnit, pageNum, pageSize),
      }),
    )
  },
}
