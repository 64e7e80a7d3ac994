import {
  ACTIVITY,
  COLUMN,
  COURSE,
  type Deviation,
  data,
  HISTORY,
  ok,
  PROFILE,
  RANKING,
  RECORD,
  REPORT,
  set,
} from './deviation.ts'
import type { Sent } from './local.ts'

/** Units, contradictions and empty values that a back end gets wrong. */
export const UNIT_DEVIATIONS: Deviation[] = [
  ['a height in metres', PROFILE, set('height', 1.65), 'range data.height'],
  ['minutes in place of seconds', COURSE, set('duration', 24), 'range data.duration'],
  [
    'minutes in place of seconds, of a stage',
    COURSE,
    data((d) => {
      for (const one of d.segments) one.duration = 2
    }),
    'range data.segments[].duration',
  ],
  [
    'a weight in 斤',
    RECORD,
    data((d) => {
      d.weight *= 2
    }),
    'sense data.weight',
  ],
  [
    'weights of the history in 斤',
    HISTORY,
    data((d) => {
      for (const one of d.history_weight) for (const key of ['weight', 'value']) if (key in one) one[key] *= 2
    }),
    'sense data.history_weight[].weight',
  ],
  ['a percent as a fraction', RECORD, set('bodyFat.value', 0.27), 'range data.bodyFat.value'],
  ['a gender of 7', PROFILE, set('gender', 7), 'range data.gender'],
  [
    'no word in a list of words',
    'api/public/query-all-lov-group',
    data((d) => {
      for (const key of Object.keys(d)) d[key] = []
    }),
    'range data.COURSE_DIFFICULTY',
  ],
  ['nobody in the ranking of a group of many', RANKING, set('rankings', []), 'sense data.rankings'],
  [
    'no data for a course that is said to exist',
    COURSE,
    (sent) => void (ok(sent) && delete sent.body.data),
    'answer data',
  ],
  [
    'data: null for it',
    COURSE,
    (sent) => (ok(sent) ? { ...sent, body: { ...sent.body, data: null } } : sent),
    'answer ',
  ],
  ['a day in the thirteenth month', PROFILE, set('birthday', '2026-13-45'), 'range data.birthday'],
  ['an empty name', COLUMN, set('name', ''), 'range data.name'],
  ['an empty name of a stage', COURSE, set('segments.0.name', ''), 'range data.segments[].name'],
  ['an end before its start', ACTIVITY, set('endTime', '2020-01-01 00:00:00'), 'sense data.endTime'],
  ['a report that ends before it starts', REPORT, set('end_date', '2020-01-01'), 'sense data.end_date'],
  ['a redirect', COURSE, (sent) => ({ ...sent, status: 302, body: '' }), 'answer '],
]

/** Answers that are right, too: what a service may do without asking. */
export const HARMLESS: [what: string, path: string, how: (sent: Sent) => Sent | undefined][] = [
  ['a field more', PROFILE, set('level', 3)],
  ['an optional field that is null', PROFILE, set('city', null)],
  ['an optional field that is left out', COLUMN, set('operationImage')],
  ['no height yet', PROFILE, set('height', 0)],
  ['a nickname that is a symbol', PROFILE, set('nickname', '🏃')],
  [
    'fields in another order',
    COURSE,
    (sent) => {
      if (ok(sent)) sent.body.data = Object.fromEntries(Object.entries(sent.body.data).reverse())
      return sent
    },
  ],
  ['a charset beside the type', COURSE, (sent) => ({ ...sent, contentType: 'application/json;charset=UTF-8' })],
  ['a trace number in the envelope', COURSE, (sent) => ({ ...sent, body: { ...sent.body, traceId: 'a1' } })],
  ['other words for success', PROFILE, (sent) => (ok(sent) ? { ...sent, body: { ...sent.body, msg: 'ok' } } : sent)],
  [
    'nobody who trained yet',
    COLUMN,
    data((d) => {
      for (const one of d.courseList) one.sportPeopleNum = 0
    }),
  ],
  ['a stage of ten seconds', COURSE, set('segments.0.duration', 10)],
]
