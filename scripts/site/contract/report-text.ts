import { type CheckedCall, isFailure, LONG_MS, seconds } from './check-service.ts'
import type { Finding } from './finding.ts'

const told = ({ kind, field, words, count }: Finding) =>
  `${kind === 'unknown' ? '（只是告知）' : ''}${field ? `${field}：` : ''}${words}${count > 1 ? `，${count} 处` : ''}`
const counted = (calls: readonly CheckedCall[]) => {
  const of = (state: CheckedCall['state']) => calls.filter((call) => call.state === state).length
  const findings = calls.reduce((sum, call) => sum + call.findings.filter(isFailure).length, 0)
  return `${calls.length} 个调用：${of('ok')} 个相符，${of('empty')} 个没有数据，${of('wrong')} 个不符，${of('skipped')} 个没有问；共 ${findings} 处不符`
}

/** Times worth a look. */
const timeOf = ({ ms }: CheckedCall) => (ms > LONG_MS ? `（${seconds(ms)}，慢）` : '')

const STATES = { ok: '相符', empty: '没有数据', wrong: '不符', skipped: '没有问' } as const

/** What was found: a line for each call, its findings below, the sum at the end. */
export function reportText(calls: readonly CheckedCall[]): string {
  const lines = calls.flatMap((call) => [
    `${STATES[call.state]}  ${call.method} ${call.path}  ${call.title}${call.reason ? `（${call.reason}）` : ''}${timeOf(call)}`,
    ...call.findings.map((finding) => `      ${told(finding)}`),
  ])
  return [...lines, '', counted(calls), ''].join('\n')
}
