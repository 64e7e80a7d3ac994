import * as v from 'valibot'
import type { Service } from '#scripts/workbench/service/area.ts'
import { memberCall } from '#scripts/workbench/service/calls.ts'
import { CODE, Refusal } from '#scripts/workbench/service/envelope.ts'
import { id, nothing } from '#scripts/workbench/service/fields.ts'
import { countPending } from './pending.ts'
import { confirmedRecords } from './record.ts'
import { recordView } from './record-view.ts'

/** An empty `no` counts as none: the newest record. */
const DetailRequest = v.object({
  no: v.optional(
    v.union(
      [
        id('记录编号'),
        v.pipe(
          v.literal(''),
          v.transform(() => undefined),
        ),
      ],
      '记录编号格式不正确',
    ),
  ),
})

/** Record dates and record detail; paths and shapes: shared/api/README.md, "Calls". */
export function recordCalls(service: Service): void {
  const { db } = service

  memberCall(service, 'GET', '/api/user-scale/v1/list', nothing, ({ member }) => {
    const lastOfDay = new Map<string, string>()
    for (const { measuredAt, no } of confirmedRecords(db, member.memberNo).reverse()) {
      lastOfDay.set(measuredAt.slice(0, 10), no)
    }
    return { recordList: [...lastOfDay].map(([date, no]) => ({ date, no })) }
  })

  memberCall(service, 'POST', '/api/user-scale/v1/fitnessData', DetailRequest, ({ member, input }) => {
    const unconfirmedCount = countPending(db, member.memberNo)
    const history = confirmedRecords(db, member.memberNo)
    const record = input.no === undefined ? history[0] : history.find(({ no }) => no === input.no)
    if (record) return recordView(member, history, record, unconfirmedCount)
    if (input.no === undefined) return { unconfirmedCount }
    throw new Refusal(CODE.notFound, '记录不存在')
  })
}
