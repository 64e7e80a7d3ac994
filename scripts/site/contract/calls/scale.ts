import { asText, type CallEntry, firstOf, get, post } from '#scripts/site/contract/contract-call.ts'
import { lastOf, weighed } from '#scripts/site/contract/sense.ts'
import { ANALYSIS, DATES, FRESH, HISTORY, PENDING, RECORD } from '#scripts/site/contract/words/copy-body.ts'
import { Analysis } from '#shared/api/analysis.ts'
import { Fresh, History } from '#shared/api/composition.ts'
import { anything, id, number, part } from '#shared/api/fields.ts'
import { RecordDates } from '#shared/api/record-dates.ts'
import { BodyFatRecord } from '#shared/api/scale.ts'
import { PendingRecords } from '#shared/api/scale-pending.ts'
import { object } from '#shared/api/schema.ts'

const { moisture: _, muscle: _2, water_mass: _3, muscle_mass: _4, ...saved } = Fresh.fields!
const PREFIX = 'api/user-scale/v1'

/** Measurements of a member: read, confirmed, saved. */
export const SCALE_CALLS: readonly CallEntry[] = [
  {
    name: 'listRecordDates',
    title: '有体脂记录的日子',
    isReading: true,
    replies: [RecordDates],
    words: DATES,
    ask: () => get(`${PREFIX}/list`),
    gives: (data) => ({ no: asText(firstOf(data, 'recordList').no) }),
    order: { list: 'recordList', by: 'date', first: 'oldest' },
  },
  {
    name: 'readRecord',
    title: '一条体脂记录，不给编号就是最新的',
    query: object({ no: part(id, '') }),
    replies: [BodyFatRecord],
    words: RECORD,
    sense: (data, ids) => {
      const { weight, bmi } = data as { weight?: unknown; bmi?: { value?: unknown } | null }
      return weighed('weight', weight, bmi?.value, ids)
    },
    ask: ({ no }) => ({ method: 'POST', path: `${PREFIX}/fitnessData`, query: { no } }),
  },
  {
    name: 'listPendingRecords',
    title: '待确认的体脂记录',
    isReading: true,
    body: object({ pageSize: number, pageNum: number }),
    replies: [PendingRecords],
    words: PENDING,
    extras: ['total'],
    ask: () => post(`${PREFIX}/record/list`, { pageSize: 100_000, pageNum: 0 }),
    gives: (data) => {
      const { records = [] } = data as { records?: { no: unknown }[] }
      return { confirmNo: asText(records[0]?.no), deleteNo: asText(records[1]?.no) }
    },
  },
  ...(['confirm', 'delete'] as const).map(
    (verb): CallEntry => ({
      name: `${verb}PendingRecord`,
      title: verb === 'confirm' ? '确认一条记录' : '丢弃一条记录，不能恢复',
      isChange: true,
      isReading: true,
      body: object({ no: id }),
      replies: [anything],
      words: PENDING,
      needs: [`${verb}No`],
      ask: (ids) => ({ method: 'POST', path: `${PREFIX}/record/${verb}`, body: { no: ids[`${verb}No`] } }),
    }),
  ),
  {
    name: 'readAnalysis',
    title: '一个指标的全部测量值',
    isReading: true,
    body: object({ type: number, dimension: number }),
    replies: [Analysis],
    words: ANALYSIS,
    ask: () => post('api/user-scale/v2/data', { type: 1, dimension: 0 }),
    order: { list: 'items', by: 'date', first: 'newest' },
  },
  {
    name: 'readHistory',
    title: '身体成分的历史，每个指标一个列表',
    query: object({ entry: number, all: number }),
    replies: [History],
    words: HISTORY,
    sense: (data, ids) =>
      weighed(
        'history_weight[].weight',
        lastOf(data, 'history_weight', 'weight'),
        lastOf(data, 'history_body_mass_index', 'body_mass_index'),
        ids,
      ),
    ask: () => ({ method: 'POST', path: 'api/app/homepage/v1/getHistoryBodyMeasurements', query: { entry: 0 } }),
    gives: (data) => {
      const { weight, value } = firstOf(data, 'history_weight')
      return { weight: asText(weight ?? value) }
    },
    order: { list: 'history_weight', by: 'measurement_time', first: 'oldest' },
  },
  {
    name: 'saveWeight',
    title: '手动记录体重',
    isChange: true,
    isReading: true,
    body: object({ type: number, weight: number }),
    replies: [anything],
    words: FRESH,
    needs: ['weight'],
    ask: ({ weight }) => post('api/app/homepage/v1/addWeightRecordManually', { type: 1, weight: Number(weight) }),
  },
  {
    name: 'saveMeasurement',
    title: '保存刚测的身体成分',
    isChange: true,
    body: object(saved),
    replies: [anything],
    words: FRESH,
    needs: ['weight'],
    ask: ({ weight }) => post('api/app/homepage/v1/saveBodyMeasurement', { weight: Number(weight) }),
  },
]
