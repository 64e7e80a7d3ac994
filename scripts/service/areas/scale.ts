import type { Area } from '#scripts/service/area.ts'
import { analysisCall } from '#scripts/service/scale/analysis.ts'
import { historyCall } from '#scripts/service/scale/history.ts'
import { pendingCalls } from '#scripts/service/scale/pending.ts'
import { SCALE_TABLES } from '#scripts/service/scale/record.ts'
import { recordCalls } from '#scripts/service/scale/records.ts'
import { saveCalls } from '#scripts/service/scale/save.ts'
import { seedRecords } from '#scripts/service/scale/seed.ts'

/** Body-fat-scale records: dates, details, pending ones, analysis, history, saving. */
export const scale: Area = {
  tables: SCALE_TABLES,
  seed: seedRecords,
  routes: (service) => {
    recordCalls(service)
    pendingCalls(service)
    analysisCall(service)
    historyCall(service)
    saveCalls(service)
  },
}
