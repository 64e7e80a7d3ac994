import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { countsOf, type VariantCounts } from '#scripts/site/experiments/compare.ts'
import { EXPERIMENTS, variantsIn } from '#scripts/site/experiments/table.ts'
import { allRows } from '#scripts/workbench/service/query.ts'

/** What a report may say: the table's own variants, those of experiments that are switched off, too, whose last views may still come. */
export const KNOWN_VARIANTS: string[] = variantsIn(EXPERIMENTS)

/** Page views by what they showed. @param where of SQL, with its values */
export const variantCounts = (db: DatabaseSync, where: string, ...values: SQLInputValue[]): VariantCounts =>
  countsOf(
    allRows<{ variants: string; views: number; acted: number }>(
      db,
      `SELECT variants, count(*) AS views, sum(taps + downloads > 0) AS acted FROM page_view
       WHERE variants IS NOT NULL AND ${where} GROUP BY variants`,
      ...values,
    ),
    KNOWN_VARIANTS,
  )
