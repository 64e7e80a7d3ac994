import type { Mutation } from './call.ts'
import { type DescribedCall, describe, group, integer, kg, may, moment, percent, string } from './describe.ts'
import { id, list, number, time } from './fields.ts'
import { PENDING_RECORDS } from './member-calls.ts'
import { type CallQuery, createQuery, fetchQuery } from './query.ts'
import { type Infer, object } from './schema.ts'

const PendingRecord = object({
  no: describe(id, string('记录编号', 'R1001-20261120-0812')),
  weight: describe(number, kg('体重', [10, 500], 62.7)),
  bfp: describe(number, may(percent('体脂率', 25.6))),
  time: describe(time, moment('测量时间')),
})
export type PendingRecord = Infer<typeof PendingRecord>
export const PendingRecords = object({ records: describe(list(PendingRecord), group('待确认的记录')) })

/** All records that are neither confirmed nor discarded: page size 100000. */
export const PENDING_QUERY: CallQuery<PendingRecord[]> = createQuery(
  PENDING_RECORDS,
  PendingRecords,
  async (reply) => (await reply).records,
)

const DECISIONS = {
  confirm: { method: 'POST', path: 'api/user-scale/v1/record/confirm' },
  discard: { method: 'POST', path: 'api/user-scale/v1/record/delete' },
} as const

/** Adds a pending record to the member's history or deletes it; the service refuses a second time. */
export const settleRecord: Mutation<{ no: string; decision: keyof typeof DECISIONS }> = {
  createCall: ({ no, decision }) => ({ ...DECISIONS[decision], body: { no } }),
  verify: async ({ no }) => !(await fetchQuery(PENDING_QUERY)).some((record) => record.no === no),
}

const NumberBody = object({ no: describe(id, string('记录编号', 'R1001-20261120-0812')) })
export const PENDING_CALLS = [
  {
    name: 'listPendingRecords',
    title: '待确认的体脂记录',
    who: 'member',
    isReading: true,
    body: object({
      pageSize: describe(number, integer('每页条数', '条', [1, 100_000], 100_000)),
      pageNum: describe(number, integer('页码，从 0 开始', '', [0, 1_000_000], 0)),
    }),
    replies: [PendingRecords],
    extras: { total: may(integer('共几条', '条', [0, 1_000_000], 3)) },
    ask: () => PENDING_RECORDS,
    gives: { confirmNo: 'records.0.no', deleteNo: 'records.1.no' },
  },
  {
    name: 'confirmPendingRecord',
    title: '确认一条记录',
    who: 'member',
    isChange: true,
    isReading: true,
    body: NumberBody,
    needs: ['confirmNo'],
    ask: ({ confirmNo }) => settleRecord.createCall({ no: confirmNo!, decision: 'confirm' }),
  },
  {
    name: 'deletePendingRecord',
    title: '丢弃一条记录，不能恢复',
    who: 'member',
    isChange: true,
    isReading: true,
    body: NumberBody,
    needs: ['deleteNo'],
    ask: ({ deleteNo }) => settleRecord.createCall({ no: deleteNo!, decision: 'discard' }),
  },
] as const satisfies readonly DescribedCall[]
