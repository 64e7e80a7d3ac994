import { readActivity } from '#shared/api/activity.ts'
import { sendAddress } from '#shared/api/address.ts'
import { ServiceError } from '#shared/api/errors.ts'
import { session } from '#shared/api/session.ts'
import { signInMember } from '#shared/app/member/member-session.ts'
import type { Try } from '#shared/app/saving/attempt.ts'
import { settle, unsettledWords } from '#shared/app/saving/settle.ts'
import { SilentShellError } from '#shared/bridge/native.ts'
import { OutsideAppError, SignedOutError } from '#shared/bridge/token.ts'
import { type Form, trimmedForm } from './model.ts'

export type Submitted =
  | { is: 'taken' }
  /** The service refused, or nobody is signed in: sending the same again at once cannot succeed. */
  | { is: 'refused'; words: string }
  /** Nobody knows: another try looks first. */
  | { is: 'unknown'; words: string }

/**
 * Send the address, once. The page is public until here: only now the shell is asked who the member is (shared/api/README.md, "Access").
 * @param onLooking the reply got lost: time to show 正在确认结果
 */
export async function submitAddress(
  activityId: string,
  form: Form,
  { isAgain, ...change }: Try,
  onLooking: () => void,
): Promise<Submitted> {
  try {
    await signInMember()
    // The first one that the page has: nothing of anybody is here yet but what was typed.
    change.token ??= session.token
    const { name, mobile, area, detail } = trimmedForm(form)
    const address = { name, mobile, roughAddress: area, detailAddress: detail }
    const isTaken = async () => (await readActivity(activityId)).awardStatus === 3
    const result = await settle(() => sendAddress(activityId, address, change), isTaken, isAgain, onLooking)
    if (result.is !== 'settled')
      return { is: 'unknown', words: unsettledWords(result, '没有提交成功，请再试一次', '请再试一次') }
    return result.answer === undefined ? { is: 'taken' } : { is: 'refused', words: result.answer }
  } catch (error) {
    if (error instanceof OutsideAppError) return { is: 'refused', words: '请在App内打开后提交' }
    const isTold = error instanceof ServiceError || error instanceof SilentShellError || error instanceof SignedOutError
    return { is: 'refused', words: (isTold && error.message) || '操作失败' }
  }
}
