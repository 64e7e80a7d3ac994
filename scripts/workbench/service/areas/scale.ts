import type { Area } from '#scripts/workbench/service/area.ts'
import { analysisCall } from '#scripts/workbench/service/scale/analysis.ts'
import { historyCall } from '#scripts/workbench/service/scale/history.ts'
import { SCALE_TABLES } from '#scripts/workbench/service/scale/record.ts'
import { recordCalls } from '#scripts/workbench/service/scale/records.ts'
import { saveCalls } from '#scripts/workbench/service/scale/save.ts'
import { seedRecords } from '#scripts/workbench/service/scale/seed.ts'

/** Body-fat-scale records: dates, details, pending ones, analysis, history, saving. */
export const scale: Area = {
  tables: SCALE_TABLES,
  seed: seedRecords,
  routes: (service) => {
    recordCalls(service)
    analysisCall(service)
    historyCall(service)
    saveCalls(service)
  },
}
