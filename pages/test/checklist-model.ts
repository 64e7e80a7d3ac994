import { parseFreshMeasurement } from '#shared/api/composition.ts'
import type { CallName } from '#shared/bridge/calls.ts'
import { CALL_NAMES, CATALOGUE } from './catalogue.ts'

/** `asked`: sent, and the tester has to confirm the effect. */
export type State = 'open' | 'asked' | 'passed' | 'failed'
export interface Outcome {
  state: State
  /** Reply or error message; never contains a token. */
  text?: string
  milliseconds?: number
}
export type Outcomes = Readonly<Partial<Record<CallName, Outcome>>>

/** Checklist order: calls with a reply first, the call that leaves the page last. */
export const STEPS: readonly CallName[] = [
  ...CALL_NAMES.filter((name) => CATALOGUE[name].answers),
  ...CALL_NAMES.filter((name) => !CATALOGUE[name].answers && name !== 'goBack'),
  'goBack',
]

/**
 * Validates a reply.
 * @returns the error, undefined for a valid reply
 */
export function getAnswerError(name: CallName, answer: unknown): string | undefined {
  switch (name) {
    case 'getToken':
      return typeof answer === 'string' && answer ? undefined : '没有登录凭证'
    case 'getStatusBarHeight':
      return typeof answer === 'number' ? undefined : '应为 0–100 的数字'
    case 'getGeneralData':
      return parseFreshMeasurement(answer) ? undefined : '里面没有体重（weight，公斤）'
    default:
      return answer === true ? undefined : '没有回复 "1"，算没有保存'
  }
}

const STATE_TEXTS: Record<State, string> = { open: '未检查', asked: '待确认', passed: '通过', failed: '不通过' }

export const formatState = (outcome: Outcome | undefined) => STATE_TEXTS[outcome?.state ?? 'open']

/** '13 项：4 项通过，1 项不通过，8 项未检查' */
export function formatSummary(outcomes: Outcomes): string {
  const countOutcomes = (state: State) => STEPS.filter((name) => (outcomes[name]?.state ?? 'open') === state).length
  const open = countOutcomes('open') + countOutcomes('asked')
  return `${STEPS.length} 项：${countOutcomes('passed')} 项通过，${countOutcomes('failed')} 项不通过，${open} 项未检查`
}

/**
 * The whole result as text to copy or send.
 * @param place name and value of each fact about this phone
 */
export const formatResult = (outcomes: Outcomes, place: readonly (readonly [string, string])[]): string =>
  [
    '原生接口检查',
    formatSummary(outcomes),
    '',
    ...STEPS.map((name) => {
      const { text, milliseconds } = outcomes[name] ?? {}
      const facts = [text, milliseconds === undefined ? undefined : `${milliseconds} 毫秒`].filter(Boolean).join('，')
      return `[${formatState(outcomes[name])}] ${name} ${CATALOGUE[name].description.replace(/（.*）$/, '')}${facts ? `：${facts}` : ''}`
    }),
    '',
    ...place.map((line) => line.join('：')),
  ].join('\n')

const STATES: readonly unknown[] = Object.keys(STATE_TEXTS)

/** Validates stored outcomes. They are restored after `goBack` left the page. */
export const isOutcomes = (value: unknown): value is Outcomes =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([name, outcome]) => CALL_NAMES.includes(name as CallName) && STATES.includes((outcome as Outcome | null)?.state),
  )
