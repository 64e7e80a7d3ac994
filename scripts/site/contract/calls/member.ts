import { asText, type CallEntry, firstOf, get, post } from '#scripts/site/contract/contract-call.ts'
import { spans } from '#scripts/site/contract/sense.ts'
import { COLUMN, COLUMNS } from '#scripts/site/contract/words/copy-share.ts'
import { EVALUATION, PROFILE, REPORT, SPORT } from '#scripts/site/contract/words/copy-sport.ts'
import { ColumnDetail, ColumnList } from '#shared/api/column.ts'
import { Evaluation } from '#shared/api/evaluation.ts'
import { id, number, part } from '#shared/api/fields.ts'
import { PAGE_SIZES, TIME_UNITS } from '#shared/api/member-calls.ts'
import { Points } from '#shared/api/points.ts'
import { FullProfile } from '#shared/api/profile.ts'
import { SportReport } from '#shared/api/report.ts'
import { object } from '#shared/api/schema.ts'
import { SportPage } from '#shared/api/sport.ts'
import { Profile } from '#shared/api/user.ts'

/** What a member reads of themselves, besides measurements and the campaign. */
export const MEMBER_CALLS: readonly CallEntry[] = [
  {
    name: 'readProfile',
    title: '登录的会员',
    replies: [Profile, FullProfile, Points],
    words: PROFILE,
    extras: ['deviceType', 'sex', 'userName', 'userAvatar'],
    ask: () => get('api/user/profile'),
    gives: (data) => {
      const { no, height } = (data ?? {}) as { no?: unknown; height?: unknown }
      return { userNo: asText(no), height: asText(height) }
    },
  },
  {
    name: 'readEvaluation',
    title: '运动能力评测报告',
    query: object({ reportId: part(id, '') }),
    replies: [Evaluation],
    words: EVALUATION,
    ask: () => get('api/device/ability_evaluation/v1/getEvaluationV2', { reportId: '' }),
  },
  ...(['day', 'week', 'month'] as const).map((unit): CallEntry => {
    const body = { pageNum: 1, pageSize: PAGE_SIZES[unit], timeUnit: TIME_UNITS[unit] }
    return {
      name: `listPeriods_${unit}`,
      title: `运动数据，按${{ day: '日', week: '周', month: '月' }[unit]}`,
      body: object({ pageNum: number, pageSize: number, timeUnit: number }),
      replies: [SportPage],
      words: SPORT,
      sense: spans('dataList', 'startDate', 'endDate'),
      ask: () => post('api/sportData/user', body),
    }
  }),
  {
    name: 'readReport',
    title: '运动周报或月报；链接里没有编号时是 2',
    body: object({ no: id }),
    replies: [SportReport],
    words: REPORT,
    sense: spans('', 'start_date', 'end_date'),
    ask: ({ reportNo = '2' }) => post('api/app/personal_center/v1/getUserExerciseReportDetails', { no: reportNo }),
  },
  {
    name: 'listColumns',
    title: '全部专栏',
    isReading: true,
    body: object({ pageNum: number, pageSize: number }),
    replies: [ColumnList],
    words: COLUMNS,
    ask: () => post('api/column/list', { pageNum: 1, pageSize: 99 }),
    gives: (data) => ({ columnId: asText(firstOf(data, 'records').id) }),
  },
  {
    name: 'readColumn',
    title: '一个专栏，会员看到的',
    isReading: true,
    query: object({ columnId: id }),
    replies: [ColumnDetail],
    words: COLUMN,
    extras: ['id', 'courseList.trainEndFlag'],
    needs: ['columnId'],
    ask: ({ columnId }) => get('api/column/detail', { columnId }),
    gives: (data) => {
      const { courseNo, type } = firstOf(data, 'courseList')
      return { courseNo: asText(courseNo), courseType: asText(type) }
    },
  },
]
