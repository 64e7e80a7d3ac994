import type { LoggedCall } from '#shared/core/page-globals.ts'

interface DiagnosisInput {
  /** `down-B2x9Qe1k`: the id of the page's own script names page and build. */
  script: string
  /** The address's query. */
  search: string
  /** Container, platform, WeChat's version, engine, network (device.ts). */
  device: readonly string[]
  calls: readonly LoggedCall[]
  /** epoch milliseconds */
  now: number
}

/** Only the latest calls are listed. */
const MAX_CALLS = 20
/** Name of a parameter from the code, not typed text. */
const NAME = /^[a-z][a-zA-Z_]{0,19}$/

/**
 * Formats the diagnosis that a tester sends with a bug report. No personal data: only the names of
 * the query, and path, code and time of calls; no values, tokens or bodies.
 */
export function formatDiagnosis({ script, search, device, calls, now }: DiagnosisInput): string {
  const names = [...new Set(new URLSearchParams(search).keys())].filter((name) => NAME.test(name))
  const last = calls.slice(-MAX_CALLS).map(formatCall)
  return [
    `构建：${script || '未知'}（测试版）`,
    `页面：/${script.split('-')[0]}${names.length ? `（参数 ${names.join('、')}）` : ''}`,
    `容器：${device.join(' · ')}`,
    `时间：${new Date(now).toISOString().slice(0, 19)}Z`,
    `最近的调用：${last.length ? '' : '没有'}`,
    ...last,
  ].join('\n')
}

/** `api/v1/activity/detail　HTTP 500　132 毫秒`; the status is omitted on success. */
function formatCall({ path, status, code, ms }: LoggedCall): string {
  const isFine = status !== undefined && status < 300 && typeof code === 'number'
  const parts = [isFine || status === undefined ? '' : `HTTP ${status}`, code ?? ''].filter((part) => part !== '')
  return `${path}　${parts.join(' · ')}　${Math.round(ms)} 毫秒`
}
