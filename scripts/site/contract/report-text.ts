import { escaped } from '#shared/core/escaped.ts'
import { type CheckedCall, isFailure, LONG_MS, seconds } from './check-service.ts'
import type { Finding } from './finding.ts'

export const FORMATS = ['text', 'markdown', 'junit'] as const
export type Format = (typeof FORMATS)[number]

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

/** What was found, for a terminal, a pull request or a build server. @param url whom was asked */
export function reportText(format: Format, url: string, calls: readonly CheckedCall[]): string {
  if (format === 'junit') return junit(url, calls)
  if (format === 'markdown') return markdown(url, calls)
  const lines = calls.flatMap((call) => [
    `${STATES[call.state]}  ${call.method} ${call.path}  ${call.title}${call.reason ? `（${call.reason}）` : ''}${timeOf(call)}`,
    ...call.findings.map((finding) => `      ${told(finding)}`),
  ])
  return [...lines, '', counted(calls), ''].join('\n')
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const markdown = (url: string, calls: readonly CheckedCall[]) =>
  [
    `## 接口检查：${url}`,
    '',
    counted(calls),
    '',
    '| 调用 | 说明 | 结果 | 不符之处 |',
    '| --- | --- | --- | --- |',
    ...calls.map(
      ({ method, path, title, state, reason, findings }) =>
        `| ${method} \`${path}\` | ${title} | ${STATES[state]} | ${cell(reason ?? findings.map(told).join('；'))} |`,
    ),
    '',
  ].join('\n')

function junit(url: string, calls: readonly CheckedCall[]): string {
  const of = (state: CheckedCall['state']) => calls.filter((call) => call.state === state).length
  const cases = calls.map(({ method, path, title, state, reason, findings }) => {
    const inside =
      state === 'skipped'
        ? `<skipped message="${escaped(reason!)}"/>`
        : findings
            .filter(isFailure)
            .map((one) => `<failure type="${one.kind}" message="${escaped(told(one))}"/>`)
            .join('')
    return `  <testcase classname="${escaped(`${method} ${path}`)}" name="${escaped(title)}">${inside}</testcase>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="${escaped(url)}" tests="${calls.length}" failures="${of('wrong')}" skipped="${of('skipped')}">`,
    ...cases,
    '</testsuite>',
    '',
  ].join('\n')
}
