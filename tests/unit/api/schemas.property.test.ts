// @vitest-environment happy-dom

import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  createActivityQuery,
  createCampaignRankingQuery,
  createSharedActivityQuery,
  EXTRA_PRIZE_QUERY,
} from '#shared/api/activity.ts'
import { createAnalysisQuery } from '#shared/api/analysis.ts'
import { fetchData } from '#shared/api/client.ts'
import { COLUMNS_QUERY, createColumnQuery, createSharedColumnQuery } from '#shared/api/column.ts'
import { FULL_HISTORY_QUERY, HISTORY_QUERY, parseFreshMeasurement } from '#shared/api/composition.ts'
import { createCourseQuery } from '#shared/api/course.ts'
import { createEnumQuery, ENUMS } from '#shared/api/enum-labels.ts'
import { ServiceError } from '#shared/api/errors.ts'
import { createEvaluationQuery } from '#shared/api/evaluation.ts'
import { createInviteQuery } from '#shared/api/group-invite.ts'
import { createRankingQuery } from '#shared/api/group-ranking.ts'
import { createGroupReportQuery } from '#shared/api/group-report.ts'
import { readMemberNo } from '#shared/api/member-no.ts'
import { createPkQuery } from '#shared/api/pk.ts'
import { POINTS_QUERY } from '#shared/api/points.ts'
import { FULL_PROFILE_QUERY } from '#shared/api/profile.ts'
import { fetchQuery } from '#shared/api/query.ts'
import { RECORD_DATES_QUERY, readLatestRecord } from '#shared/api/record-dates.ts'
import { createReportQuery } from '#shared/api/report.ts'
import { BodyFatRecord, createRecordQuery } from '#shared/api/scale.ts'
import { PENDING_QUERY } from '#shared/api/scale-pending.ts'
import { createPeriodsQuery } from '#shared/api/sport.ts'
import { TARGET_WEIGHT_QUERY } from '#shared/api/target-weight.ts'
import { PROFILE_QUERY } from '#shared/api/user.ts'
import { getSignature } from '#shared/api/wechat.ts'
import { LAST_WEIGHT_QUERY } from '#shared/api/weight.ts'
import { createWorkoutQuery } from '#shared/api/workout.ts'

/** Every reader of the site, by its name; those of one file one after the other. */
const READERS: Record<string, () => Promise<unknown>> = {
  createActivityQuery: () => fetchQuery(createActivityQuery('A1')),
  createSharedActivityQuery: () => fetchQuery(createSharedActivityQuery('A1')),
  createCampaignRankingQuery: () => fetchQuery(createCampaignRankingQuery('A1')),
  EXTRA_PRIZE_QUERY: () => fetchQuery(EXTRA_PRIZE_QUERY),
  createAnalysisQuery: () => fetchQuery(createAnalysisQuery(1)),
  COLUMNS_QUERY: () => fetchQuery(COLUMNS_QUERY),
  createColumnQuery: () => fetchQuery(createColumnQuery('1')),
  createSharedColumnQuery: () => fetchQuery(createSharedColumnQuery('1')),
  HISTORY_QUERY: () => fetchQuery(HISTORY_QUERY),
  FULL_HISTORY_QUERY: () => fetchQuery(FULL_HISTORY_QUERY),
  createCourseQuery: () => fetchQuery(createCourseQuery('C1', '1')),
  createEnumQuery: () => fetchQuery(createEnumQuery(ENUMS[0])),
  createEvaluationQuery: () => fetchQuery(createEvaluationQuery('')),
  createInviteQuery: () => fetchQuery(createInviteQuery('G1', '1001')),
  createRankingQuery: () =>
    fetchQuery(createRankingQuery({ groupId: 'G1', userNo: '1001', targetType: '1', startDay: '', endDay: '' })),
  createGroupReportQuery: () => fetchQuery(createGroupReportQuery('1', '1')),
  createPkQuery: () => fetchQuery(createPkQuery('P1', '1001')),
  POINTS_QUERY: () => fetchQuery(POINTS_QUERY),
  FULL_PROFILE_QUERY: () => fetchQuery(FULL_PROFILE_QUERY),
  createReportQuery: () => fetchQuery(createReportQuery('1')),
  RECORD_DATES_QUERY: () => fetchQuery(RECORD_DATES_QUERY),
  createRecordQuery: () => fetchQuery(createRecordQuery('')),
  readLatestRecord: () => readLatestRecord(BodyFatRecord, fetchData),
  PENDING_QUERY: () => fetchQuery(PENDING_QUERY),
  createPeriodsQuery: () => fetchQuery(createPeriodsQuery('week', 1)),
  PROFILE_QUERY: () => fetchQuery(PROFILE_QUERY),
  getSignature: () => getSignature('https://example.com/'),
  LAST_WEIGHT_QUERY: () => fetchQuery(LAST_WEIGHT_QUERY),
  createWorkoutQuery: () => fetchQuery(createWorkoutQuery('S1')),
  readMemberNo: () => readMemberNo('token-1'),
  TARGET_WEIGHT_QUERY: () => fetchQuery(TARGET_WEIGHT_QUERY),
}

const sources = import.meta.glob('/shared/api/*.ts', { query: '?raw', import: 'default', eager: true }) as Record<
  string,
  string
>
const all = Object.values(sources).join('\n')
const findSource = (reader: string) =>
  Object.values(sources).find((item) => new RegExp(`^export .*\\b${reader}\\b`, 'm').test(item))!
/**
 * The words of a file: among them the fields of its readers, so that made-up replies get past the
 * outermost object.
 */
const findIdentifiers = (source: string): string[] => [...new Set(source.match(/\b[a-z]\w{1,40}\b/g))]

/** The longest text that a reader may hand on. */
const LONGEST = 2000
/** JSON can not write Infinity, but 1e999 is read as it. */
const INFINITY_MARK = '@infinity@'

const spoilt = fc.oneof(
  fc.constantFrom(null, true, '', '65.2', 'NaN', 'Infinity', 1e308, -1, 0, '\ud800', 'javascript:alert(1)'),
  fc.constantFrom(INFINITY_MARK, 'x'.repeat(LONGEST + 1)),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** JSON objects, two deep, that use these words as keys. */
function createReplies(label: string[]) {
  const createObject = (value: fc.Arbitrary<unknown>, keys: number) =>
    fc
      .tuple(
        fc.subarray(label, { minLength: Math.min(keys, label.length) }),
        fc.array(value, { minLength: 4, maxLength: 9 }),
      )
      .map(([names, values]) => Object.fromEntries(names.map((name, at) => [name, values[at % values.length]])))
  const inner = createObject(spoilt, 5)
  return createObject(fc.oneof(spoilt, inner, fc.array(inner, { maxLength: 3 })), 20)
}

let reply = ''
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => new Response(reply))
})

/** Every number finite, every text of limited length. */
const isTame = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value === 'string'
      ? value.length <= LONGEST
      : !value || typeof value !== 'object' || Object.values(value).every(isTame)

/** The value that a reader gives; a failure has to be a ServiceError with words fit to show. */
async function getAnswer(ask: () => Promise<unknown>): Promise<unknown> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ServiceError) || !/^(?!undefined|null|NaN|Infinity).*\p{L}/u.test(error.message)) throw error
    return undefined
  }
}

/** Functions of shared/api that send nothing, and `readData`, which every reader calls. */
const OTHERS = [
  ...['getCallKey', 'getDevice', 'getErrorMessage', 'getHeaders', 'getLastSegment', 'getPath', 'getPayload'],
  ...['getRetryDelay', 'getSegmentHistory', 'getServerTime', 'readData'],
]

test('every reader is in the table', () => {
  const names = [
    ...all.matchAll(
      /^export (?:async )?(?:function|const) ((?:(?:read|get|list)[A-Z]\w*)|create\w+Query|\w+_QUERY)\b/gm,
    ),
  ]
  expect(names.map(([, name]) => name!).sort()).toEqual([...Object.keys(READERS), ...OTHERS].sort())
})

/** The replies to the readers of the file that was asked for last: they run to megabytes. */
let made: { source: string; texts: string[] } | undefined
function createReaderReplies(reader: string): string[] {
  const source = findSource(reader)
  if (made?.source !== source) {
    const answers = fc.oneof(
      { weight: 4, arbitrary: createReplies(findIdentifiers(source)) },
      { weight: 1, arbitrary: fc.jsonValue() },
    )
    const texts = fc
      .sample(answers, { seed: 9, numRuns: 15 })
      .map((data) => JSON.stringify({ code: 0, msg: '', data }).replaceAll(JSON.stringify(INFINITY_MARK), '1e999'))
    made = { source, texts }
  }
  return made.texts
}

test.for(Object.entries(READERS))('%s: any JSON in, a well-formed value or a ServiceError out', async ([name, ask]) => {
  for (const text of createReaderReplies(name)) {
    reply = text
    expect(isTame(await getAnswer(ask)), text.slice(0, 500)).toBe(true)
  }
})

test.for(Object.entries(READERS))('%s: any text in, a value or a ServiceError out', async ([, ask]) => {
  const texts = fc.oneof(
    fc.json(),
    fc.string(),
    fc.jsonValue().map((code) => JSON.stringify({ code, msg: code })),
  )
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      reply = text
      await getAnswer(ask)
    }),
    { seed: 9, numRuns: 10, endOnFailure: true },
  )
})

test('what the shell hands over as a measurement: anything in, a well-formed one or nothing out', () => {
  const answers = fc.oneof(createReplies(findIdentifiers(findSource('parseFreshMeasurement'))), fc.anything())
  fc.assert(
    fc.property(answers, (data) => isTame(parseFreshMeasurement(data))),
    { seed: 9 },
  )
})
