import { useState } from 'react'
import { readActivity } from '#shared/api/activity.ts'
import { sendAddress } from '#shared/api/address.ts'
import { ServiceError } from '#shared/api/errors.ts'
import { session } from '#shared/auth/session.ts'
import { resolveMemberNo, signIn } from '#shared/auth/verify-session.ts'
import { SilentShellError, waitForApp } from '#shared/bridge/native.ts'
import { OutsideAppError, SignedOutError } from '#shared/bridge/token.ts'
import type { Mutation } from '#shared/data/run-mutation.ts'
import { getUnconfirmedMessage, sendAndVerify } from '#shared/data/send-and-verify.ts'
import { useIntents } from '#shared/data/use-intents.ts'
import { showMessage } from '#shared/features/messages/messages.ts'
import { Dialog } from '#shared/ui/overlays/dialog.tsx'
import { type Form, maskMobile, trimForm } from './model.ts'

interface Props {
  open: boolean
  activityId: string
  form: Form
  onClose: () => void
  /**
   * Called when the service has accepted the address.
   * @returns resolves when the page may be left
   */
  onTaken: () => Promise<void>
}

/**
 * Confirmation dialog of the only submit. It contains the request, so that no chunk has to load
 * after the confirmation.
 */
export function ConfirmDialog({ open, activityId, form, onClose, onTaken }: Props) {
  const { running, run } = useIntents<'send'>()
  const [isVerifying, setVerifying] = useState(false)
  const { name, mobile, area, detail } = trimForm(form)
  const sendForm = () =>
    run('send', JSON.stringify(form), async (mutation) => {
      const result = await submitAddress(activityId, form, mutation, () => setVerifying(true))
      setVerifying(false)
      if (result.is !== 'taken') {
        showMessage(result.words)
        return result.is === 'refused'
      }
      await onTaken()
      return true
    })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="确认收货信息"
      text="确认后将无法修改"
      confirm="确认提交"
      cancel="再看看"
      busy={running !== undefined && (isVerifying ? '正在确认结果' : '提交中')}
      onConfirm={() => void sendForm()}
    >
      <p className="mt-4 rounded-tile bg-canvas px-4 py-3 text-left leading-[1.6]">
        <b className="mr-2">{name}</b>
        <span className="num">{maskMobile(mobile)}</span>
        <span className="block text-sub text-ink-2">
          {area.split('/').join(' ')} {detail}
        </span>
      </p>
    </Dialog>
  )
}

/** Result of `checkClaim`; '' for unknown values. */
interface ClaimState {
  /** Text displayed in place of the form when the address has been submitted already. */
  sent: string
  /** Name of the prize to be delivered. */
  prize: string
}

/**
 * Loads the status of the member's claim. Needs the member's token, so it never settles outside the
 * app.
 * @param prizeId the prize just claimed, for a service that does not return it
 * @param onMember receives the member number, '' when unknown
 * @throws Error when the request fails: the form stays
 */
export async function checkClaim(
  activityId: string,
  prizeId: string,
  onMember: (no: string) => void,
): Promise<ClaimState> {
  await waitForApp()
  await signIn().catch((error) => {
    onMember('')
    throw error
  })
  void resolveMemberNo().then((no) => onMember(no ?? ''))
  const activity = await readActivity(activityId)
  const claimed = activity.prizeId || prizeId
  const prize = activity.activityStalls.find((one) => one.prizeId === claimed)?.prizeName ?? ''
  const name = prize ? `“${prize}”` : '奖品'
  const isSent = activity.awardStatus === 3
  return { prize, sent: isSent ? `收货信息已提交，无法修改。${name}将在 7 个工作日内发出。` : '' }
}

type SubmitResult =
  | { is: 'taken' }
  /** The service rejected it, or the user is signed out: an immediate retry cannot succeed. */
  | { is: 'refused'; words: string }
  /** The outcome is unknown: a retry checks it first. */
  | { is: 'unknown'; words: string }

/**
 * Submits the address once. The page is public until here: only now the shell is queried for the
 * member (shared/api/README.md, "Access").
 * @param onVerifying called when the reply got lost, to show 正在确认结果
 */
export async function submitAddress(
  activityId: string,
  form: Form,
  { isAgain, ...change }: Mutation,
  onVerifying: () => void,
): Promise<SubmitResult> {
  try {
    await signIn()
    // Uses the first token of the page: until here it holds no member data but the typed values.
    change.token ??= session.token
    const { name, mobile, area, detail } = trimForm(form)
    const address = { name, mobile, roughAddress: area, detailAddress: detail }
    const isTaken = async () => (await readActivity(activityId)).awardStatus === 3
    const result = await sendAndVerify(() => sendAddress(activityId, address, change), isTaken, isAgain, onVerifying)
    if (result.is !== 'settled')
      return { is: 'unknown', words: getUnconfirmedMessage(result, '提交失败，请重试', '请再试一次') }
    return result.answer === undefined ? { is: 'taken' } : { is: 'refused', words: result.answer }
  } catch (error) {
    if (error instanceof OutsideAppError) return { is: 'refused', words: '请在 App 内打开后提交' }
    const isReported =
      error instanceof ServiceError || error instanceof SilentShellError || error instanceof SignedOutError
    return { is: 'refused', words: (isReported && error.message) || '操作失败' }
  }
}
