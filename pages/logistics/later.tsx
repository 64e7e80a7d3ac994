import { createActivityQuery } from '#shared/api/activity.ts'
import { sendAddress } from '#shared/api/address.ts'
import { fetchQuery } from '#shared/api/query.ts'
import { resolveMemberNo, signIn } from '#shared/auth/verify-session.ts'
import { SilentShellError, waitForApp } from '#shared/bridge/native.ts'
import { OutsideAppError, SignedOutError } from '#shared/bridge/token.ts'
import { toImageUrl } from '#shared/core/links/safe-url.ts'
import type { RequestError } from '#shared/core/request-error.ts'
import { useMutation } from '#shared/data/use-mutation.ts'
import { showMessage } from '#shared/features/messages/messages.ts'
import { Dialog } from '#shared/ui/overlays/dialog.tsx'
import { type Form, maskMobile, trimForm } from './model.ts'

export { ErrorStateCard } from '#shared/features/messages/error-state-card.tsx'

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
  const { mutate, isPending, isVerifying } = useMutation(sendAddress, {
    notDone: '提交失败，请重试',
    advice: '请再试一次',
    // The page is public until here (shared/api/README.md, "Access").
    onMutate: signIn,
    onSuccess: onTaken,
    onError: (error) => showMessage(getSubmitError(error)),
  })
  const { name, mobile, area, detail } = trimForm(form)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="确认收货信息"
      text="确认后将无法修改"
      confirm="确认提交"
      cancel="再看看"
      busyLabel={isPending && (isVerifying ? '正在确认结果' : '提交中')}
      onConfirm={() => mutate({ name, mobile, roughAddress: area, detailAddress: detail, activityId })}
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
  /** Name of the prize to be delivered, and its guarded picture. */
  prize: string
  image: string
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
  const activity = await fetchQuery(createActivityQuery(activityId))
  const claimed = activity.prizeId || prizeId
  const stall = activity.activityStalls.find(({ prizeId }) => prizeId === claimed)
  const prize = stall?.prizeName ?? ''
  const name = prize ? `“${prize}”` : '奖品'
  const isSent = activity.awardStatus === 3
  return {
    prize,
    image: toImageUrl(stall?.prizeImage),
    sent: isSent ? `收货信息已提交，无法修改。${name}将在 7 个工作日内发出。` : '',
  }
}

/** Message for an address that was refused or not sent. */
export function getSubmitError(error: RequestError): string {
  if (error instanceof OutsideAppError) return '请在 App 内打开后提交'
  const isReported = error.errorCode || error instanceof SilentShellError || error instanceof SignedOutError
  return (isReported && error.message) || '操作失败'
}
