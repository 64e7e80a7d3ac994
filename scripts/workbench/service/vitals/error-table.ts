import { FAULT_NAMES } from '#scripts/site/links/reported.ts'
import { escaped } from '#shared/core/escaped.ts'
import type { ViolationGroup } from './browser-reports.ts'
import type { ErrorGroup } from './error-groups.ts'
import { cell, clientCell, figure, pageName, table } from './tables-html.ts'
import { KIND_NAMES, momentText, PART_NAMES } from './words.ts'

/** What went wrong, each kind at each place once. */
export const errorTable = (errors: readonly ErrorGroup[]): string =>
  table(
    ['错误', '位置', '页面', '容器', '#次数', '#浏览', '#首次', '#最近'],
    errors.map(
      (error) =>
        `<tr>${cell(what(error))}${cell(where(error))}${cell(list(error.routes, (route) => `/${escaped(route)}`))}${cell(list(error.containers, clientCell))}${figure(error.times)}${figure(error.views)}${figure(momentText(error.first))}${figure(momentText(error.last))}</tr>`,
    ),
  )

/** What browsers say themselves of the pages' policies. */
export const violationTable = (violations: readonly ViolationGroup[]): string =>
  table(
    ['页面', '规则', '#次数', '#最近'],
    violations.map(
      ({ route, directive, times, last }) =>
        `<tr>${cell(pageName(route))}${cell(`<code>${escaped(directive)}</code>`)}${figure(times)}${figure(momentText(last))}</tr>`,
    ),
  )

const list = (joined: string, name: (one: string) => string) => joined.split(',').map(name).join('、')

/** `接口失败：服务出错` and the call below it; of a lost file what it was. */
function what({ kind, name, fault, call, directive, file }: ErrorGroup): string {
  const part = PART_NAMES[file?.replace(/-[\w-]{8}\.\w+$/, '') ?? '']
  const detail = fault ? (FAULT_NAMES[fault] ?? '') : (directive ?? (kind === 'lost' ? part : name))
  const more = call ?? file
  return `<b>${KIND_NAMES[kind]}${detail ? `：${escaped(detail)}` : ''}</b>${more ? `<br><code>${escaped(more)}</code>` : ''}`
}

function where({ place, frames }: ErrorGroup): string {
  if (!place) return '–'
  if (frames.length < 2) return `<code>${escaped(place)}</code>`
  const steps = frames.map((frame) => `<li><code>${escaped(frame)}</code></li>`)
  return `<details><summary><code>${escaped(place)}</code></summary><ol>${steps.join('')}</ol></details>`
}
