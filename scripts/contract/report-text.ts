import { groupBy } from '#scripts/base/group-by.ts'
import { type CheckedCall, formatSeconds, LONG_MS } from './check-service.ts'
import { type Finding, isFailure, isUnreadable } from './finding.ts'

const formatFinding = ({ kind, field, message, count }: Finding) =>
  `${kind === 'unknown' ? '（只是告知）' : ''}${field && kind !== 'answer' ? `${field}：` : ''}${message}${count > 1 ? `，${count} 处` : ''}`
const formatCounts = (calls: readonly CheckedCall[]) => {
  const countState = (state: CheckedCall['state']) => calls.filter((call) => call.state === state).length
  const findings = calls.reduce((sum, call) => sum + call.findings.filter(isFailure).length, 0)
  const lost = calls.filter(hasLoss).length
  return `${calls.length} 个调用：${countState('ok')} 个相符，${countState('empty')} 个没有数据，${countState('wrong')} 个不符（页面读不了 ${lost} 个，能读 ${countState('wrong') - lost} 个），${countState('skipped')} 个没有问；共 ${findings} 处不符`
}

/** Whether pages cannot read the reply, or a part of it. */
export const hasLoss = ({ findings }: CheckedCall): boolean => findings.some(isUnreadable)

/** Times worth a look. */
const formatTime = ({ ms }: CheckedCall) => (ms > LONG_MS ? `（${formatSeconds(ms)}，慢）` : '')

const STATES = { ok: '相符', empty: '没有数据', skipped: '没有问' } as const
const stateOf = (call: CheckedCall) =>
  call.state === 'wrong' ? (hasLoss(call) ? '不符，页面读不了' : '不符，页面能读') : STATES[call.state]

/** A finding of at least so many calls is one line for all of them. */
const MANY = 3
const keyOf = ({ kind, field, message }: Finding) => `${kind} ${field} ${message}`

/** What many calls have in common, and what each has besides. */
function splitFindings(calls: readonly CheckedCall[]) {
  const all = groupBy(
    calls.flatMap(({ method, path, findings }) =>
      findings.map((finding) => ({ finding, address: `${method} ${path}` })),
    ),
    ({ finding }) => keyOf(finding),
  )
  const common = [...all].filter(([, list]) => new Set(list.map(({ address }) => address)).size >= MANY)
  const keys = new Set(common.map(([key]) => key))
  return {
    common: common.map(([, list]) => `${formatFinding({ ...list[0]!.finding, count: 1 })}（${list.length} 个调用）`),
    getSpecific: ({ findings }: CheckedCall) =>
      findings.filter((finding) => !keys.has(keyOf(finding))).map(formatFinding),
  }
}

/** What was found: first what many calls have in common, then a line for each call. */
export function reportText(calls: readonly CheckedCall[]): string {
  const { common, getSpecific } = splitFindings(calls)
  // Calls of one address that differ in what they ask for alone are one line.
  const rows = groupBy(calls, (call) => {
    const { method, path, title, reason = '' } = call
    return JSON.stringify([stateOf(call), method, path, title, reason, formatTime(call), getSpecific(call)])
  })
  const lines = [...rows.values()].flatMap((list) => {
    const [call] = list as [CheckedCall]
    const { method, path, title, reason } = call
    const times = list.length > 1 ? `，${list.length} 次` : ''
    return [
      `${stateOf(call)}  ${method} ${path}  ${title}${times}${reason ? `（${reason}）` : ''}${formatTime(call)}`,
      ...getSpecific(call).map((text) => `      ${text}`),
    ]
  })
  const first = common.length ? ['许多调用都有：', ...common.map((text) => `      ${text}`), ''] : []
  return [...first, ...lines, '', formatCounts(calls), ''].join('\n')
}
