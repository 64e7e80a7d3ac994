import { useEffect, useState } from 'react'
import { claimPrize, type ExtraPrize, readActivity, readExtraPrize, signUp } from '#shared/api/activity.ts'
import { getServerTime } from '#shared/api/server-clock.ts'
import { notifyNative } from '#shared/bridge/native.ts'
import { runWithTimeout } from '#shared/core/loading/in-time.ts'
import { onRestore } from '#shared/core/on-restore.ts'
import type { RequestError } from '#shared/core/request-error.ts'
import { getUnconfirmedMessage, sendAndVerify } from '#shared/data/send-and-verify.ts'
import { useIntents } from '#shared/data/use-intents.ts'
import { reportFailure, showMessage } from '#shared/features/messages/messages.ts'

export type Popup =
  | { kind: 'signedUp' }
  | { kind: 'claimFailed' }
  /** Without `extra` there is no further offer. */
  | { kind: 'claimed'; extra?: ExtraPrize }

/** Timeout in ms for the extra offer; then the result of a claim is displayed without it. */
const OFFER_MS = 5000

type Intent = 'signUp' | 'claim' | 'extra'

export type Campaign = ReturnType<typeof useCampaign>

/** The member's actions, each with one request at a time, and the pop-up with the result. */
export function useCampaign(activityId: string, reload: () => void) {
  const [popup, setPopup] = useState<Popup>()
  const [isVerifying, setVerifying] = useState(false)
  /** Prize claimed on this page, until the reloaded detail contains it. */
  const [claimedId, setClaimed] = useState('')
  const { running, run } = useIntents<Intent>()

  const verifyOutcome: typeof sendAndVerify = (send, isDone, isRetry) =>
    sendAndVerify(send, isDone, isRetry, () => setVerifying(true)).finally(() => setVerifying(false))

  /**
   * @returns 'given' or 'denied'; 'open' when the outcome is unknown: the member was notified and
   * may retry
   */
  async function getClaimResult(
    send: () => Promise<boolean>,
    isDone: () => Promise<boolean>,
    isRetry: boolean,
  ): Promise<'given' | 'denied' | 'open'> {
    const result = await verifyOutcome(send, isDone, isRetry)
    if (result.is === 'settled') return result.answer === false ? 'denied' : 'given'
    showMessage(getUnconfirmedMessage(result, '操作失败，请重试'))
    return 'open'
  }

  const joinCampaign = () =>
    run('signUp', activityId, async ({ isAgain, ...change }) => {
      try {
        const hasJoined = async () => (await readActivity(activityId)).signUpStatus === 1
        const answer = await getClaimResult(() => signUp(activityId, change), hasJoined, isAgain)
        if (answer === 'given') setPopup({ kind: 'signedUp' })
        if (answer === 'denied') {
          showMessage('报名失败，请稍后再试')
          reload()
        }
        return answer !== 'open'
      } catch (error) {
        reportFailure(error as RequestError)
        reload()
        return true
      }
    })

  const claimPrizeOnce = (prizeId: string) =>
    run('claim', prizeId, async ({ isAgain, ...change }) => {
      try {
        const isClaimed = async () => ((await readActivity(activityId)).awardStatus ?? 0) >= 2
        const answer = await getClaimResult(() => claimPrize(activityId, prizeId, change), isClaimed, isAgain)
        if (answer === 'given') {
          setClaimed(prizeId)
          setPopup({ kind: 'claimed', extra: await runWithTimeout(OFFER_MS, readExtraPrize) })
        }
        if (answer === 'denied') setPopup({ kind: 'claimFailed' })
        return answer !== 'open'
      } catch (error) {
        const isRefused = (error as RequestError).fault === 'refused'
        if (isRefused) setPopup({ kind: 'claimFailed' })
        else reportFailure(error as RequestError)
        return true
      }
    })

  /**
   * 立即分享: claims the extra prize, closes the pop-up, reloads and opens the shell's share sheet.
   * After a lost reply it checks the award status, which only confirms that everything is claimed;
   * anything else stays open, and only the member retries.
   */
  const shareForExtra = (prizeId: string) =>
    run('extra', prizeId, async ({ isAgain, ...change }) => {
      try {
        const isAllClaimed = async () => (await readActivity(activityId)).awardStatus === 3 || undefined
        const sendClaim = () => claimPrize(activityId, prizeId, change)
        const result = await verifyOutcome(sendClaim, isAllClaimed, isAgain)
        if (result.is !== 'settled') {
          showMessage(`${result.reason && `${result.reason}，`}暂未查到领取结果，可再点一次`)
          return false
        }
        if (result.answer === false)
          showMessage(isAgain ? '分享好礼可能已经领取，请联系服务管家确认' : '分享好礼领取失败')
      } catch (error) {
        reportFailure(error as RequestError)
      }
      closePopup()
      void notifyNative('getShareNow', { activityId })
      return true
    })

  function closePopup() {
    setPopup(undefined)
    reload()
  }

  useEffect(() => onRestore(() => setPopup(undefined)), [])

  const getBusyLabel = (isRunning: boolean, label: string) => isRunning && (isVerifying ? '正在确认结果' : label)
  return {
    popup,
    claimedId,
    /** Button labels while a request is pending, else false. */
    joining: getBusyLabel(running === 'signUp', '报名中'),
    claiming: getBusyLabel(running === 'claim' || running === 'extra', '领取中'),
    join: joinCampaign,
    claim: claimPrizeOnce,
    shareForExtra,
    close: closePopup,
  }
}

/**
 * Server time, updated each second while `isRunning` and at once when the page returns to the
 * foreground.
 */
export function useServerNow(isRunning: boolean): number {
  const [, setTicks] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    let timer: ReturnType<typeof setTimeout>
    const updateClock = () => {
      clearTimeout(timer)
      setTicks((ticks) => ticks + 1)
      timer = setTimeout(updateClock, 1000 - (getServerTime() % 1000))
    }
    updateClock()
    document.addEventListener('visibilitychange', updateClock)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', updateClock)
    }
  }, [isRunning])
  return getServerTime()
}

/**
 * Reloads 1.5 s after the activity starts or ends: the service's Date header has whole seconds
 * only.
 */
export function useReloadWhen(isOutdated: boolean, reload: () => void): void {
  useEffect(() => {
    if (!isOutdated) return
    const timer = setTimeout(reload, 1500)
    return () => clearTimeout(timer)
  }, [isOutdated, reload])
}
