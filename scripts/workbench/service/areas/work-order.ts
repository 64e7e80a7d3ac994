import * as v from 'valibot'
import type { Area } from '#scripts/workbench/service/area.ts'
import { openCall } from '#scripts/workbench/service/calls.ts'
import { id } from '#scripts/workbench/service/fields.ts'
import { serveFiles, serveFolder } from '#scripts/workbench/service/local-pages.ts'
import { allRows, firstRow, insertRow } from '#scripts/workbench/service/query.ts'
import { formatTime } from '#shared/core/dates/dates.ts'

const KINDS = ['设备故障', '课程与会员', '活动与奖品', '账号与数据', '其他'] as const
const phone = v.pipe(v.string('请填写手机号'), v.trim(), v.regex(/^1\d{10}$/, '手机号格式不正确'))

const Order = v.object({
  kind: v.picklist(KINDS, '请选择问题类型'),
  words: v.pipe(
    v.string('请填写问题描述'),
    v.trim(),
    v.minLength(5, '问题描述至少 5 个字'),
    v.maxLength(500, '问题描述最多 500 字'),
  ),
  phone,
  clientId: v.optional(id('工单标识')),
})

/** The outside form and list that /workOrder and /orderList show in a frame: pages of another site, with data of their own. */
export const workOrder: Area = {
  tables: `
    CREATE TABLE IF NOT EXISTS work_order (
      orderNo TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      words TEXT NOT NULL,
      phone TEXT NOT NULL,
      status TEXT NOT NULL,
      createdAt INTEGER NOT NULL,
      clientId TEXT,
      UNIQUE (phone, clientId)
    ) STRICT;`,

  routes: (service) => {
    const { app, db, now, shellOrigins } = service
    serveFiles(app, '/local/work-order/', () => 'work-order/form.html', shellOrigins)
    serveFiles(app, '/local/order-list/', () => 'work-order/list.html', shellOrigins)
    serveFolder(app, 'work-order')

    openCall(service, 'POST', '/local/work-order/orders', Order, ({ input }) => {
      // The answer may have got lost: the same id of the same phone is one order.
      const sent = 'SELECT orderNo FROM work_order WHERE phone = ? AND clientId = ?'
      const known = firstRow<{ orderNo: string }>(db, sent, input.phone, input.clientId ?? null)
      if (known) return known
      const stamp = formatTime(now(), 'GDyyyyMMdd')!
      const sql = 'SELECT count(*) AS n FROM work_order WHERE orderNo LIKE ?'
      const { n } = firstRow<{ n: number }>(db, sql, `${stamp}%`)!
      const orderNo = `${stamp}${String(n + 1).padStart(4, '0')}`
      insertRow(db, 'work_order', { orderNo, clientId: null, ...input, status: '待处理', createdAt: now() })
      return { orderNo }
    })
    openCall(service, 'GET', '/local/work-order/orders', v.object({ phone }), ({ input }) => ({
      orders: allRows(
        db,
        'SELECT orderNo, kind, words, status, createdAt FROM work_order WHERE phone = ? ORDER BY orderNo DESC LIMIT 50',
        input.phone,
      ),
    }))
  },
}
