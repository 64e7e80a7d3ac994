import {
  ACTIVITY,
  COLUMN,
  COURSE,
  DATES,
  type Deviation,
  data,
  HISTORY,
  ok,
  PROFILE,
  RANKING,
  RECORD,
  REPORT,
  VISITOR_ACTIVITY,
} from './deviation.ts'

/** Answers as a back end that changes without a word would send them, and the finding that names the change. */
export const DEVIATIONS: Deviation[] = [
  [
    'a field renamed: the old one',
    PROFILE,
    data((d) => {
      d.nickName = d.nickname
      delete d.nickname
    }),
    'missing data.nickname',
  ],
  [
    'a field renamed: the new one',
    PROFILE,
    data((d) => {
      d.nickName = d.nickname
      delete d.nickname
    }),
    'unknown data.nickName',
  ],
  [
    'an id as a number',
    PROFILE,
    data((d) => {
      d.no = 1001
    }),
    'type data.no',
  ],
  [
    'an age of nobody',
    PROFILE,
    data((d) => {
      d.age = 290
    }),
    'range data.age',
  ],
  [
    'a birthday with slashes',
    PROFILE,
    data((d) => {
      d.birthday = '1997/10/08'
    }),
    'range data.birthday',
  ],
  [
    'a weight as text',
    RECORD,
    data((d) => {
      d.weight = '62.7'
    }),
    'type data.weight',
  ],
  [
    'a weight in grams',
    RECORD,
    data((d) => {
      d.weight = 62_700
    }),
    'range data.weight',
  ],
  [
    'a rate code that is not one',
    RECORD,
    data((d) => {
      d.bmi.rateCode = 7
    }),
    'range data.bmi.rateCode',
  ],
  [
    'a metric as a plain number',
    RECORD,
    data((d) => {
      d.bodyFat = 27
    }),
    'type data.bodyFat',
  ],
  [
    'a time in milliseconds',
    RECORD,
    data((d) => {
      d.date = 1_795_137_120_000
    }),
    'type data.date',
  ],
  [
    'a body type by name in place of its code',
    RECORD,
    data((d) => {
      d.btCode = '标准型'
    }),
    'type data.btCode',
  ],
  [
    'a percentage as a share',
    RECORD,
    data((d) => {
      d.pp.unit = '%'
    }),
    'unknown data.pp.unit',
  ],
  [
    'a list that became an object',
    DATES,
    data((d) => {
      d.recordList = {}
    }),
    'type data.recordList',
  ],
  [
    'dates newest first',
    DATES,
    data((d) => {
      d.recordList.reverse()
    }),
    'order data.recordList[].date',
  ],
  [
    'a list left out',
    DATES,
    data((d) => {
      delete d.recordList
    }),
    'missing data.recordList',
  ],
  [
    'a history without times',
    HISTORY,
    data((d) => {
      for (const one of d.history_weight) delete one.measurement_time
    }),
    'missing data.history_weight[].measurement_time',
  ],
  [
    'a time that no page can read',
    HISTORY,
    data((d) => {
      d.history_weight[3].measurement_time = '昨天'
    }),
    'range data.history_weight[].measurement_time',
  ],
  [
    'a status beyond the known ones',
    ACTIVITY,
    data((d) => {
      d.awardStatus = 9
    }),
    'range data.awardStatus',
  ],
  [
    'prizes under another name',
    ACTIVITY,
    data((d) => {
      d.prizes = d.activityStalls
      delete d.activityStalls
    }),
    'missing data.activityStalls',
  ],
  [
    'a threshold that is missing in one prize',
    VISITOR_ACTIVITY,
    data((d) => {
      delete d.activityStalls[1].unlockThreshold
    }),
    'missing data.activityStalls[].unlockThreshold',
  ],
  [
    'a negative count',
    VISITOR_ACTIVITY,
    data((d) => {
      d.totalSignUpCount = -1
    }),
    'range data.totalSignUpCount',
  ],
  [
    'an id with a space',
    COLUMN,
    data((d) => {
      d.courseList[0].courseNo = 'C 1'
    }),
    'range data.courseList[].courseNo',
  ],
  [
    'a status as a flag',
    COLUMN,
    data((d) => {
      d.courseList[0].status = true
    }),
    'type data.courseList[].status',
  ],
  [
    'a name of 200 characters',
    COLUMN,
    data((d) => {
      d.name = '长'.repeat(200)
    }),
    'range data.name',
  ],
  [
    'half a minute of seconds',
    COURSE,
    data((d) => {
      d.duration = 24.5
    }),
    'type data.duration',
  ],
  [
    'null in place of a list',
    COURSE,
    data((d) => {
      d.segments = null
    }),
    'type data.segments',
  ],
  [
    'a rank of 0',
    RANKING,
    data((d) => {
      d.rankings[0].serial = 0
    }),
    'range data.rankings[].serial',
  ],
  [
    'a picture that is no address',
    RANKING,
    data((d) => {
      d.rankings[0].avatar = 'a.png'
    }),
    'range data.rankings[].avatar',
  ],
  [
    'a day of 32',
    REPORT,
    data((d) => {
      d.schedule_report_courses = [
        { day_of_month: 32, schedule_courses_day_total: 1, schedule_courses_day_complete_total: 0 },
      ]
    }),
    'range data.schedule_report_courses[].day_of_month',
  ],
  ['no envelope', REPORT, (sent) => ({ ...sent, body: sent.body.data ?? {} }), 'answer code'],
  ['a code as text', PROFILE, (sent) => ({ ...sent, body: { ...sent.body, code: '0' } }), 'answer code'],
  ['no words', PROFILE, (sent) => ({ ...sent, body: { ...sent.body, msg: undefined } }), 'answer msg'],
  ['HTML', COURSE, (sent) => ({ ...sent, contentType: 'text/html', body: '<html>' }), 'answer '],
  ['another content type', COURSE, (sent) => ({ ...sent, contentType: 'text/plain' }), 'answer '],
  ['a status of 500', ACTIVITY, (sent) => ({ ...sent, status: 500 }), 'answer '],
  [
    'a refusal with a good id',
    COLUMN,
    (sent) => ({ ...sent, body: { code: 1001, msg: '专栏不存在', data: null } }),
    'answer ',
  ],
  [
    'a member read without a token',
    RECORD,
    (sent, hasToken) => (hasToken ? sent : { ...sent, status: 200, body: { code: 0, msg: '', data: null } }),
    'access ',
  ],
  [
    'an unknown id that breaks it',
    VISITOR_ACTIVITY,
    (sent) => (ok(sent) ? sent : { ...sent, status: 500, body: '' }),
    'access ',
  ],
]
