import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { callPaths } from '#scripts/base/call-paths.ts'
import { KNOWN_TAGS } from '#scripts/base/known-tags.ts'
import { insertRow, inTransaction } from '#scripts/workbench/service/query.ts'
import { BUILD, CLIENT, ENGINE, FILE, FRAME, MOST_ERRORS, MOST_FRAMES, MOST_TIMES } from '#shared/app/report/report.ts'
import {
  CONTAINERS,
  DIRECTIVES,
  ERROR_NAMES,
  FAULTS,
  KINDS,
  LINES,
  PLATFORMS,
  WECHAT_FAULTS,
} from '#shared/app/report/vocabulary.ts'
import { routes } from '#shared/routes.ts'
import { ownPlace, type SourcePlaces } from './source-places.ts'

/** Bytes; a full report with ten errors has about 5,000. */
export const LONGEST_REPORT = 16_384
/** Reports within a minute; more are turned down. */
export const MOST_A_MINUTE = 1200
/** Reports of one address within a minute: an office or a carrier's gateway may have many people behind it, a script sends more. */
export const MOST_OF_ONE = 120
/** How long what came in is kept. */
export const KEEP_MS = 30 * 86_400_000
const MINUTE = 60_000

const figure = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)))
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
/** Anybody can send a report: a value that no page of ours knows is left out, for it may be anything, a telephone number too. */
const known = (words: () => readonly string[]) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((word) => (words().includes(word) ? word : null)),
    ),
  )
let paths: readonly string[] | undefined
const matching = (form: RegExp) => v.optional(v.pipe(v.string(), v.regex(form)))

/** What a page view may send (shared/app/report/report.ts); anything else is turned down, unknown fields are left out. */
export const ReportSchema = v.object({
  route: v.picklist(Object.keys(routes)),
  build: v.pipe(v.string(), v.regex(/^[\w-]{8}$/)),
  container: v.picklist(CONTAINERS),
  platform: v.picklist(PLATFORMS),
  client: matching(CLIENT),
  engine: matching(ENGINE),
  line: v.optional(v.picklist(LINES)),
  source: known(() => [...KNOWN_TAGS.utm_source, 'poster']),
  channel: known(() => KNOWN_TAGS.channel),
  painted: figure,
  lcp: figure,
  inp: figure,
  ttfb: figure,
  cls: figure,
  taps: count(MOST_TIMES),
  unopened: count(MOST_TIMES),
  downloads: count(MOST_TIMES),
  errors: v.pipe(
    v.array(
      v.object({
        kind: v.picklist(KINDS),
        name: v.optional(v.picklist(ERROR_NAMES)),
        fault: v.optional(v.picklist([...FAULTS, ...WECHAT_FAULTS])),
        call: known(() => (paths ??= callPaths())),
        directive: v.optional(v.picklist(DIRECTIVES)),
        file: matching(FILE),
        frames: v.pipe(v.array(v.pipe(v.string(), v.regex(FRAME))), v.maxLength(MOST_FRAMES)),
        times: count(MOST_TIMES),
      }),
    ),
    v.maxLength(MOST_ERRORS),
  ),
})
type Read = v.InferOutput<typeof ReportSchema>

/** What a page says that is left before it could load the report. */
const LeftSchema = v.pipe(
  v.object({ left: v.pipe(v.string(), v.regex(BUILD)) }),
  v.transform(({ left }) => {
    const [, route, build] = BUILD.exec(left)!
    return { route, build }
  }),
  v.object({ route: ReportSchema.entries.route, build: ReportSchema.entries.build }),
)

/** Either of the two. */
export const IntakeSchema = v.union([ReportSchema, LeftSchema], '报告不正确')

/** Keep one page view; views of 30 days ago are forgotten. */
export function keepReport(
  db: DatabaseSync,
  report: v.InferOutput<typeof IntakeSchema>,
  now: number,
  { placeOf, fileOf }: SourcePlaces,
): void {
  inTransaction(db, () => {
    db.prepare('DELETE FROM page_view WHERE at < ?').run(now - KEEP_MS)
    if (!('errors' in report)) return insertRow(db, 'page_view', { at: now, ...report })
    const { errors, ...view }: Read = report
    insertRow(db, 'page_view', { at: now, ...view })
    const { viewId } = db.prepare('SELECT last_insert_rowid() AS viewId').get() as { viewId: number }
    for (const { frames, file, ...error } of errors) {
      const places = frames.map((frame) => placeOf(frame, view))
      const place = ownPlace(places)
      insertRow(db, 'page_error', {
        viewId,
        ...error,
        ...(file && { file: fileOf(file) }),
        place,
        frames: JSON.stringify(places),
      })
    }
  })
}

/**
 * Whether one more may come in from an address; a minute begins with the first report after the last one. Who sends too many is turned down
 * alone. Addresses are forgotten with their minute.
 */
export function rateLimit(): (now: number, address: string) => boolean {
  let began = Number.NEGATIVE_INFINITY
  let taken = 0
  const ofEach = new Map<string, number>()
  return (now, address) => {
    if (now - began >= MINUTE) {
      began = now
      taken = 0
      ofEach.clear()
    }
    const own = (ofEach.get(address) ?? 0) + 1
    if (taken >= MOST_A_MINUTE || own > MOST_OF_ONE) return false
    ofEach.set(address, own)
    taken++
    return true
  }
}
