import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { REPORT_PATH } from '#scripts/base/ports.ts'
import type { Area } from '#scripts/local-service/area.ts'
import { ApiError, parseInput, readBody } from '#scripts/local-service/calls.ts'
import { insertRows, runInTransaction, selectAll } from '#scripts/local-service/query.ts'
import { createPolicy } from '#scripts/local-service/static-files.ts'
import { escapeHtml } from '#shared/format/escape-html.ts'
import { routes } from '#shared/routes.ts'

const MAX_BYTES = 16_384
const KEEP_MS = 30 * 86_400_000

/** One row per metric and per error of a page view, without anything that identifies a visitor. */
const TABLE = `
  CREATE TABLE IF NOT EXISTS report_item (
    at INTEGER NOT NULL, -- epoch milliseconds
    page TEXT NOT NULL,
    build TEXT NOT NULL,
    container TEXT NOT NULL,
    platform TEXT NOT NULL,
    name TEXT NOT NULL, -- a metric, or the message of an error
    value REAL, -- of a metric: milliseconds, cls without unit
    source TEXT -- of an error: file:line:column
  ) STRICT;
  CREATE INDEX IF NOT EXISTS report_item_at ON report_item (at);`

const word = v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/))
const metric = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)))
const position = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)))

/** The format of shared/telemetry/README.md. Unknown fields are dropped. */
const ReportSchema = v.object({
  page: v.picklist(Object.keys(routes)),
  build: v.pipe(v.string(), v.regex(/^[\w-]{8}$/)),
  container: word,
  platform: word,
  metrics: v.object({ fcp: metric, lcp: metric, inp: metric, cls: metric, ttfb: metric }),
  errors: v.pipe(
    v.array(
      v.object({
        message: v.pipe(v.string(), v.regex(/^[\w./* -]{1,100}$/)),
        source: v.optional(v.pipe(v.string(), v.regex(/^(page|[\w.-]{1,80}\.(js|css))$/))),
        line: position,
        column: position,
      }),
    ),
    v.maxLength(10),
  ),
})

/**
 * Collects the reports of page views (shared/telemetry/README.md) and shows them in one table on
 * /local/vitals.
 */
export const vitals: Area = {
  tables: TABLE,
  addRoutes: ({ app, db, now, shellOrigins }) => {
    const rejectReport = () => {
      throw new ApiError(413, '报告过大', 413)
    }
    app.post(REPORT_PATH, bodyLimit({ maxSize: MAX_BYTES, onError: rejectReport }), async (c) => {
      const origin = c.req.header('origin')
      // Firefox and WebKit send `null` from pages without referrer (/chat), with `sec-fetch-site`.
      const isOwn = origin === 'null' && c.req.header('sec-fetch-site') === 'same-origin'
      if (!isOwn && (!origin || !shellOrigins.includes(origin))) throw new ApiError(403, '请求来源不被允许', 403)
      const { metrics, errors, ...view } = parseInput(ReportSchema, await readBody(c))
      const at = now()
      runInTransaction(db, () => {
        db.prepare('DELETE FROM report_item WHERE at < ?').run(at - KEEP_MS)
        insertRows(db, 'report_item', [
          ...Object.entries(metrics).map(([name, value]) => ({ at, ...view, name, value, source: null })),
          ...errors.map(({ message: name, source, line, column }) => {
            const place = [source, line, column].filter((part) => part !== undefined).join(':')
            return { at, ...view, name, value: null, source: place || null }
          }),
        ])
      })
      return c.body(null, 204)
    })
    app.get('/local/vitals', (c) =>
      c.html(renderTable(selectAll<Summary>(db, SUMMARY)), 200, { 'Content-Security-Policy': createPolicy() }),
    )
  },
}

interface Summary {
  page: string
  name: string
  source: string | null
  views: number
  p75: number | null
}

/** The value at rank ⌈0.75 n⌉, as the Web Vitals thresholds are defined. */
const SUMMARY = `
  SELECT page, name, source, views, value AS p75 FROM (
    SELECT page, name, source, value,
      row_number() OVER (PARTITION BY page, name, source ORDER BY value) AS rank,
      count(*) OVER (PARTITION BY page, name, source) AS views
    FROM report_item)
  WHERE rank = (views * 3 + 3) / 4
  ORDER BY p75 IS NOT NULL, page, name, views DESC`

const renderTable = (rows: readonly Summary[]) => `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>页面体验</title>
<h1>页面体验</h1>
<p>最近 30 天；错误在前，指标是 75 分位（毫秒，CLS 没有单位）。</p>
<table>
<tr><th align="left">页面<th align="left">指标或错误<th align="left">位置<th align="right">次数<th align="right">75 分位
${rows
  .map(
    ({ page, name, source, views, p75 }) =>
      `<tr><td>${escapeHtml(page)}<td>${escapeHtml(name)}<td>${escapeHtml(source ?? '')}<td align="right">${views}<td align="right">${p75 ?? ''}`,
  )
  .join('\n')}
</table>
`
