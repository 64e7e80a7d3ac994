import * as v from 'valibot'
import type { Area } from '#scripts/local-service/area.ts'
import { createSuccess, parseInput, readBody } from '#scripts/local-service/calls.ts'
import { insertRow, selectAll, selectFirst } from '#scripts/local-service/query.ts'
import { serveFiles, serveFolder } from '#scripts/local-service/static-files.ts'
import { formatTime } from '#shared/format/dates.ts'

const KINDS = ['设备故障', '课程与会员', '活动与奖品', '账号与数据', '其他'] as const
const phone = v.pipe(v.string('请填写手机号'), v.trim(), v.regex(/^1\d{10}$/, '手机号格式不正确'))
const description = v.pipe(
  v.string('请填写问题描述'),
  v.trim(),
  v.minLength(5, '问题描述至少 5 个字'),
  v.maxLength(500),
)

const Order = v.object({ kind: v.picklist(KINDS, '请选择问题类型'), description, phone })
const ListRequest = v.object({ phone })

/** Stands in for the outside form and list that /workOrder and /orderList show in a frame. */
export const workOrder: Area = {
  tables: `
    CREATE TABLE IF NOT EXISTS work_order (
      orderNo TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      description TEXT NOT NULL,
      phone TEXT NOT NULL,
      createdAt INTEGER NOT NULL -- epoch milliseconds
    ) STRICT;`,

  addRoutes: ({ app, db, now, shellOrigins }) => {
    serveFiles(app, '/local/work-order/', () => 'work-order/form.html', shellOrigins)
    serveFiles(app, '/local/order-list/', () => 'work-order/list.html', shellOrigins)
    serveFolder(app, 'work-order')

    app.post('/local/work-order/orders', async (c) => {
      const order = parseInput(Order, await readBody(c))
      const day = formatTime(now(), 'GDyyyyMMdd')!
      const sql = 'SELECT count(*) AS count FROM work_order WHERE orderNo LIKE ?'
      const { count } = selectFirst<{ count: number }>(db, sql, `${day}%`)!
      const orderNo = `${day}${String(count + 1).padStart(4, '0')}`
      insertRow(db, 'work_order', { orderNo, ...order, createdAt: now() })
      return c.json(createSuccess({ orderNo }))
    })
    app.get('/local/work-order/orders', (c) => {
      const { phone } = parseInput(ListRequest, c.req.query())
      const sql = 'SELECT orderNo, kind, description FROM work_order WHERE phone = ? ORDER BY orderNo DESC LIMIT 50'
      return c.json(createSuccess({ orders: selectAll(db, sql, phone) }))
    })
  },
}
