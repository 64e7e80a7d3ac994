import type { CallName } from '#shared/bridge/calls.ts'
import { callNative, notifyNative, OutsideAppError } from '#shared/bridge/native.ts'
import { removeInvisible } from '#shared/core/invisible.ts'
import { CATALOGUE } from './catalogue.ts'

/**
 * Parses a typed argument.
 * @throws Error in Chinese unless it is one JSON object
 */
export function parseArgument(typed: string): object {
  let value: unknown
  try {
    value = JSON.parse(removeInvisible(typed))
  } catch {
    throw new Error('参数不是有效的 JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('参数须为 JSON 对象')
  return value
}

/**
 * Formats a reply, at most 2000 characters; of a token only its length and first four characters.
 */
export function formatAnswer(name: CallName, answer: unknown): string {
  if (name === 'getToken')
    return typeof answer === 'string' ? `长度 ${answer.length}，前 4 位 ${answer.slice(0, 4)}` : '没有登录凭证'
  const text = answer === undefined ? '（空）' : typeof answer === 'string' ? answer : JSON.stringify(answer, null, 2)
  return text.length > 2000 ? `${text.slice(0, 2000)}…（共 ${text.length} 字符）` : text
}

// Arguments are typed by hand and may be wrong on purpose.
type Loose<Reply> = (name: CallName, argument?: object) => Promise<Reply>
/**
 * Sends a call and returns the shell's reply.
 * @throws OutsideAppError, SilentShellError
 */
export const requestAnswer = callNative as unknown as Loose<unknown>
const notify = notifyNative as unknown as Loose<boolean>

/**
 * Sends a call without a reply.
 * @throws OutsideAppError
 */
export async function sendOnly(name: CallName, argument: object | undefined): Promise<void> {
  if (!(await notify(name, argument))) throw new OutsideAppError()
}

/**
 * Sends a call and formats its reply.
 * @throws OutsideAppError, SilentShellError
 */
export async function runCall(name: CallName, argument: object | undefined): Promise<string> {
  if (CATALOGUE[name].answers) return formatAnswer(name, await requestAnswer(name, argument))
  await sendOnly(name, argument)
  return '已发出（这个调用没有回复）'
}
