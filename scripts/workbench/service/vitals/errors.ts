import type { DatabaseSync } from 'node:sqlite'
import { FAULT_NAMES } from '#scripts/site/links/reported.ts'
import { allRows } from '#scripts/workbench/service/query.ts'
import type { Kind } from '#shared/app/report/vocabulary.ts'
import { escaped } from '#shared/core/escaped.ts'
import { CLIENT } from './figures.ts'
import { clientCell, code, momentText, pageName, table } from './html.ts'

const KIND_NAMES: Record<Kind, string> = {
  error: '未处理的错误',
  rejection: '未处理的拒绝',
  render: '渲染出错',
  lost: '文件丢失',
  call: '接口失败',
  csp: '违反安全策略',
  wechat: '微信',
}

/** What a lost file was, by its name, where no source is called so: the kit has parts of several. */
const PART_NAMES: Record<string, string> = { kit: '微信的接口和开放标签' }

/** The same failure on any number of page views, also of several builds: the same kind at the same place in the sources. */
interface ErrorGroup {
  kind: Kind
  name: string | null
  fault: string | null
  call: string | null
  directive: string | null
  file: string | null
  place: string
  /** How often; on how many page views. */
  times: number
  views: number
  /** Epoch milliseconds. */
  first: number
  last: number
  routes: string
  /** Each with the client's version where it is known: `wechat 8.0.49`. */
  containers: string
  /** JSON: of one of them, innermost first. */
  frames: string
}

/** What went wrong, each kind at each place once, last seen in front; at most 100 groups. */
export function errorTable(db: DatabaseSync, since: number): string {
  const same = 'kind, name, fault, call, directive, file, place'
  const errors = allRows<ErrorGroup>(
    db,
    `SELECT ${same}, sum(times) AS times, count(DISTINCT viewId) AS views, min(at) AS first, max(at) AS last,
       group_concat(DISTINCT route) AS routes, group_concat(DISTINCT ${CLIENT}) AS containers, max(frames) AS frames
     FROM page_error JOIN page_view USING (viewId) WHERE at >= ?
     GROUP BY ${same} ORDER BY last DESC, times DESC LIMIT 100`,
    since,
  )
  return table(
    ['错误', '位置', '页面', '容器', '#次数', '#浏览', '#首次', '#最近'],
    errors.map((error) => [
      what(error),
      where(error),
      list(error.routes, (route) => `/${escaped(route)}`),
      list(error.containers, clientCell),
      error.times,
      error.views,
      momentText(error.first),
      momentText(error.last),
    ]),
  )
}

/** What browsers say themselves of the pages' policies, last seen in front; at most 100 groups. */
export function violationTable(db: DatabaseSync, since: number): string {
  const violations = allRows<{ route: string; directive: string; times: number; last: number }>(
    db,
    `SELECT route, directive, count(*) AS times, max(at) AS last FROM policy_violation WHERE at >= ?
     GROUP BY route, directive ORDER BY last DESC LIMIT 100`,
    since,
  )
  return table(
    ['页面', '规则', '#次数', '#最近'],
    violations.map(({ route, directive, times, last }) => [pageName(route), code(directive), times, momentText(last)]),
  )
}

const list = (joined: string, name: (one: string) => string) => joined.split(',').map(name).join('、')

/** `接口失败：服务出错` and the call below it; of a lost file what it was. */
function what({ kind, name, fault, call, directive, file }: ErrorGroup): string {
  const part = PART_NAMES[file?.replace(/-[\w-]{8}\.\w+$/, '') ?? '']
  const detail = fault ? (FAULT_NAMES[fault] ?? '') : (directive ?? (kind === 'lost' ? part : name))
  const more = call ?? file
  return `<b>${KIND_NAMES[kind]}${detail ? `：${escaped(detail)}` : ''}</b>${more ? `<br>${code(more)}` : ''}`
}

function where({ place, frames }: ErrorGroup): string {
  const steps: string[] = JSON.parse(frames)
  if (!place) return '–'
  if (steps.length < 2) return code(place)
  return `<details><summary>${code(place)}</summary><ol>${steps.map((frame) => `<li>${code(frame)}</li>`).join('')}</ol></details>`
}
