import type { Sent } from './local.ts'

type Body = Sent['body']
const isOk = (sent: Sent) => sent.status === 200 && sent.body.code === 0
/** A change of `data` in a successful answer. */
const changeData = (change: (changeData: Body) => unknown) => (sent: Sent) => {
  if (isOk(sent)) change(sent.body.data)
  return sent
}
/** A field of `data` with another value, by its path (`list.0.name`); without one it is left out. */
const setPath = (path: string, value?: unknown) =>
  changeData((d) => {
    const keys = path.split('.')
    const last = keys.pop()!
    keys.reduce((at, key) => at[key], d)[last] = value
  })
const refuseReply = (sent: Sent) => ({ ...sent, body: { code: 1001, msg: '专栏不存在', data: null } })
/** The same values in each entry of a list of `data`. */
const changeEach = (list: string, values: object) =>
  changeData((d) => {
    for (const item of d[list]) Object.assign(item, values)
  })
/** A field of `data` by another name. */
const renameField = (from: string, to: string) =>
  changeData((d) => {
    d[to] = d[from]
    delete d[from]
  })
const RECORD = 'api/user-scale/v1/fitnessData'
const HISTORY = 'api/app/homepage/v1/getHistoryBodyMeasurements'
const DATES = 'api/user-scale/v1/list'
const PROFILE = 'api/user/profile'
const ACTIVITY = 'api/v1/activity/detail'
const VISITOR_ACTIVITY = 'api/v1/visitor/activity/detail'
const COLUMN = 'api/column/visitor/detail'
const COURSE = 'api/course/share'
const RANKING = 'api/v1/visitor/group/ranking/list'
const REPORT = 'api/app/personal_center/v1/getUserExerciseReportDetails'

/** What an answer of this call turns into, and the finding that names it. */
type Deviation = [what: string, path: string, how: (sent: Sent, hasToken: boolean) => Sent | undefined, found: string]

/**
 * Answers as a back end that changes without a word would send them, and the finding that names the
 * change.
 */
export const DEVIATIONS: Deviation[] = [
  ['a field renamed: the old one', PROFILE, renameField('nickname', 'nickName'), 'missing data.nickname'],
  ['a field renamed: the new one', PROFILE, renameField('nickname', 'nickName'), 'unknown data.nickName'],
  ['an id as a number', PROFILE, setPath('no', 1001), 'type data.no'],
  ['an age of nobody', PROFILE, setPath('age', 290), 'range data.age'],
  ['a birthday with slashes', PROFILE, setPath('birthday', '1997/10/08'), 'range data.birthday'],
  ['a weight as text', RECORD, setPath('weight', '62.7'), 'type data.weight'],
  ['a weight in grams', RECORD, setPath('weight', 62_700), 'range data.weight'],
  ['a rate code that is not one', RECORD, setPath('bmi.rateCode', 7), 'range data.bmi.rateCode'],
  ['a metric as a plain number', RECORD, setPath('bodyFat', 27), 'type data.bodyFat'],
  ['a time in milliseconds', RECORD, setPath('date', 1_795_137_120_000), 'type data.date'],
  ['a body type by name in place of its code', RECORD, setPath('btCode', '标准型'), 'type data.btCode'],
  ['a percentage as a share', RECORD, setPath('pp.unit', '%'), 'unknown data.pp.unit'],
  ['a list that became an object', DATES, setPath('recordList', {}), 'type data.recordList'],
  ['a list left out', DATES, setPath('recordList'), 'missing data.recordList'],
  [
    'a history without times',
    HISTORY,
    changeEach('history_weight', { measurement_time: undefined }),
    'missing data.history_weight[].measurement_time',
  ],
  [
    'a time that no page can read',
    HISTORY,
    setPath('history_weight.3.measurement_time', '昨天'),
    'range data.history_weight[].measurement_time',
  ],
  ['a status beyond the known ones', ACTIVITY, setPath('awardStatus', 9), 'range data.awardStatus'],
  ['prizes under another name', ACTIVITY, renameField('activityStalls', 'prizes'), 'missing data.activityStalls'],
  [
    'a threshold that is missing in one prize',
    VISITOR_ACTIVITY,
    setPath('activityStalls.1.unlockThreshold'),
    'missing data.activityStalls[].unlockThreshold',
  ],
  ['a negative count', VISITOR_ACTIVITY, setPath('totalSignUpCount', -1), 'range data.totalSignUpCount'],
  ['an id with a space', COLUMN, setPath('courseList.0.courseNo', 'C 1'), 'range data.courseList[].courseNo'],
  ['a status as a flag', COLUMN, setPath('courseList.0.status', true), 'type data.courseList[].status'],
  ['a name of 200 characters', COLUMN, setPath('name', '长'.repeat(200)), 'range data.name'],
  ['half a minute of seconds', COURSE, setPath('duration', 24.5), 'type data.duration'],
  ['null in place of a list', COURSE, setPath('segments', null), 'type data.segments'],
  ['a rank of 0', RANKING, setPath('rankings.0.serial', 0), 'range data.rankings[].serial'],
  ['a picture that is no address', RANKING, setPath('rankings.0.avatar', 'a.png'), 'range data.rankings[].avatar'],
  [
    'a day of 32',
    REPORT,
    setPath('schedule_report_courses', [
      { day_of_month: 32, schedule_courses_day_total: 1, schedule_courses_day_complete_total: 0 },
    ]),
    'range data.schedule_report_courses[].day_of_month',
  ],
  ['no envelope', REPORT, (sent) => ({ ...sent, body: sent.body.data ?? {} }), 'answer code'],
  ['a code as text', PROFILE, (sent) => ({ ...sent, body: { ...sent.body, code: '0' } }), 'answer code'],
  ['no words', PROFILE, (sent) => ({ ...sent, body: { ...sent.body, msg: undefined } }), 'answer msg'],
  ['HTML', COURSE, (sent) => ({ ...sent, contentType: 'text/html', body: '<html>' }), 'answer '],
  ['another content type', COURSE, (sent) => ({ ...sent, contentType: 'text/plain' }), 'answer '],
  ['a status of 500', ACTIVITY, (sent) => ({ ...sent, status: 500 }), 'answer '],
  ['a refusal with a good id', COLUMN, refuseReply, 'answer '],
  [
    'a member read without a token',
    RECORD,
    (sent, hasToken) => (hasToken ? sent : { ...sent, status: 200, body: { code: 0, msg: '', data: null } }),
    'access ',
  ],
  [
    'an unknown id that breaks it',
    VISITOR_ACTIVITY,
    (sent) => (isOk(sent) ? sent : { ...sent, status: 500, body: '' }),
    'access ',
  ],
  // Units and empty values that a back end gets wrong.
  ['a height in metres', PROFILE, setPath('height', 1.65), 'range data.height'],
  ['minutes in place of seconds', COURSE, setPath('duration', 24), 'range data.duration'],
  [
    'minutes in place of seconds, of a stage',
    COURSE,
    changeEach('segments', { duration: 2 }),
    'range data.segments[].duration',
  ],
  ['a percent as a fraction', RECORD, setPath('bodyFat.value', 0.27), 'range data.bodyFat.value'],
  ['a gender of 7', PROFILE, setPath('gender', 7), 'range data.gender'],
  [
    'no word in a list of words',
    'api/public/query-all-lov-group',
    changeData((d) => {
      for (const key of Object.keys(d)) d[key] = []
    }),
    'range data.COURSE_DIFFICULTY',
  ],
  [
    'no data for a course that is said to exist',
    COURSE,
    (sent) => void (isOk(sent) && delete sent.body.data),
    'answer data',
  ],
  [
    'data: null for it',
    COURSE,
    (sent) => (isOk(sent) ? { ...sent, body: { ...sent.body, data: null } } : sent),
    'answer ',
  ],
  ['a day in the thirteenth month', PROFILE, setPath('birthday', '2026-13-45'), 'range data.birthday'],
  ['an empty name', COLUMN, setPath('name', ''), 'range data.name'],
  ['an empty name of a stage', COURSE, setPath('segments.0.name', ''), 'range data.segments[].name'],
  ['a redirect', COURSE, (sent) => ({ ...sent, status: 302, body: '' }), 'answer '],
]

/** Answers that are right, too: what a service may do without asking. */
export const HARMLESS: [what: string, path: string, how: (sent: Sent) => Sent | undefined][] = [
  ['a field more', PROFILE, setPath('level', 3)],
  ['an optional field that is null', PROFILE, setPath('city', null)],
  ['an optional field that is left out', COLUMN, setPath('operationImage')],
  ['no height yet', PROFILE, setPath('height', 0)],
  ['a nickname that is a symbol', PROFILE, setPath('nickname', '🏃')],
  [
    'fields in another order',
    COURSE,
    (sent) => {
      if (isOk(sent)) sent.body.data = Object.fromEntries(Object.entries(sent.body.data).reverse())
      return sent
    },
  ],
  ['a charset beside the type', COURSE, (sent) => ({ ...sent, contentType: 'application/json;charset=UTF-8' })],
  ['a trace number in the envelope', COURSE, (sent) => ({ ...sent, body: { ...sent.body, traceId: 'a1' } })],
  ['other words for success', PROFILE, (sent) => (isOk(sent) ? { ...sent, body: { ...sent.body, msg: 'ok' } } : sent)],
  ['nobody who trained yet', COLUMN, changeEach('courseList', { sportPeopleNum: 0 })],
  ['a stage of ten seconds', COURSE, setPath('segments.0.duration', 10)],
]
