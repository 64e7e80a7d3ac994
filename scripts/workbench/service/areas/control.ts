import * as v from 'valibot'
import type { Area } from '#scripts/workbench/service/area.ts'
import { bodyOf, inputOf } from '#scripts/workbench/service/calls.ts'
import { Refusal, success } from '#scripts/workbench/service/envelope.ts'
import { FaultRule } from '#scripts/workbench/service/faults.ts'
import { allRows } from '#scripts/workbench/service/query.ts'

const Rules = v.object({ rules: v.pipe(v.array(FaultRule, '故障规则须为列表'), v.maxLength(100, '故障规则过多')) })

/** Calls for the simulated shell and for tests: nobody else may switch faults on or read tokens. */
export const control: Area = {
  routes: ({ app, db, faults, shellOrigins }) => {
    app.use('/local/control/*', async (c, next) => {
      const origin = c.req.header('origin')
      if (!origin || !shellOrigins.includes(origin)) throw new Refusal(403, '只有模拟器可以调用', 403)
      return next()
    })
    app.post('/local/control/members', (c) =>
      c.json(success(allRows(db, 'SELECT memberNo, nickname, token, note, deviceType FROM member ORDER BY memberNo'))),
    )
    app.post('/local/control/faults', async (c) => {
      faults.set(inputOf(Rules, await bodyOf(c)).rules)
      return c.json(success({ rules: faults.list() }))
    })
  },
}
