import { useEffect, useState } from 'react'
import { claimPrize, type ExtraPrize, readActivity, readExtraPrize, signUp } from '#shared/api/activity.ts'
import { serverNow } from '#shared/api/server-clock.ts'
import { tellFailure, toast } from '#shared/app/messages/messages.ts'
import { getUnconfirmedMessage, sendAndVerify } from '#shared/app/saving/send-and-verify.ts'
import { useIntents } from '#shared/app/saving/use-intents.ts'
import { tellNative } from '#shared/bridge/native.ts'
import type { Failure } from '#shared/core/fault.ts'
import { inTime } from '#shared/core/loading/in-time.ts'
import { onRestore } from '#shared/core/on-restore.ts'

export type Popup =
  | { kind: 'signedUp' }
  | { kind: 'claimFailed' }
  /** Without `extra` there is nothing more to offer. */
  | { kind: 'claimed'; extra?: ExtraPrize }

/** How long the result of a claim waits for the extra offer, in milliseconds. */
const OFFER_MS = 5000

type Intent = 'signUp' | 'claim' | 'extra'

export type Campaign = ReturnType<typeof useCampaign>

/** What the member can do on the page, each once, and the pop-up with the result. */
export function useCampaign(activityId: string, reload: () => void) {
  const [popup, setPopup] = useState<Popup>()
  const [isLooking, setLooking] = useState(false)
  /** Claimed here, until the detail says so itself. */
  const [claimedId, setClaimed] = useState('')
  const { running, run } = useIntents<Intent>()

  const settled: typeof sendAndVerify = (send, isDone, isAgain) =>
    sendAndVerify(send, isDone, isAgain, () => setLooking(true)).finally(() => setLooking(false))

  /** @returns whether it is given or denied; 'open': the member has been told that nobody knows, and may try again */
  async function outcome(
    send: () => Promise<boolean>,
    isDone: () => Promise<boolean>,
    isAgain: boolean,
  ): Promise<'given' | 'denied' | 'open'> {
    const result = await settled(send, isDone, isAgain)
    if (result.is === 'settled') return result.answer === false ? 'denied' : 'given'
    toast(getUnconfirmedMessage(result, '操作失败，请重试'))
    return 'open'
  }

  const join = () =>
    run('signUp', activityId, async ({ isAgain, ...change }) => {
      try {
        const isIn = async () => (await readActivity(activityId)).signUpStatus === 1
        const answer = await outcome(() => signUp(activityId, change), isIn, isAgain)
        if (answer === 'given') setPopup({ kind: 'signedUp' })
        if (answer === 'denied') {
          toast('报名失败，请稍后再试')
          reload()
        }
        return answer !== 'open'
      } catch (error) {
        tellFailure(error as Failure)
        reload()
        return true
      }
    })

  const claim = (prizeId: string) =>
    run('claim', prizeId, async ({ isAgain, ...change }) => {
      try {
        const isClaimed = async () => ((await readActivity(activityId)).awardStatus ?? 0) >= 2
        const answer = await outcome(() => claimPrize(activityId, prizeId, change), isClaimed, isAgain)
        if (answer === 'given') {
          setClaimed(prizeId)
          setPopup({ kind: 'claimed', extra: await inTime(OFFER_MS, readExtraPrize) })
        }
        if (answer === 'denied') setPopup({ kind: 'claimFailed' })
        return answer !== 'open'
      } catch (error) {
        const isRefused = (error as Failure).fault === 'refused'
        if (isRefused) setPopup({ kind: 'claimFailed' })
        else tellFailure(error as Failure)
        return true
      }
    })

  /**
   * 立即分享: claim the extra prize, then close, load anew and open the shell's sharing. A lost reply is looked for in
   * the award status, which tells only that all is claimed: what it does not tell stays open, and only the member tries again.
   */
  const shareForExtra = (prizeId: string) =>
    run('extra', prizeId, async ({ isAgain, ...change }) => {
      try {
        const isAllClaimed = async () => (await readActivity(activityId)).awardStatus === 3 || undefined
        const send = () => claimPrize(activityId, prizeId, change)
        const result = await settled(send, isAllClaimed, isAgain)
        if (result.is !== 'settled') {
          toast(`${result.reason && `${result.reason}，`}暂未查到领取结果，可再点一次`)
          return false
        }
        if (result.answer === false) toast(isAgain ? '分享好礼可能已经领取，请联系服务管家确认' : '分享好礼领取失败')
      } catch (error) {
        tellFailure(error as Failure)
      }
      close()
      void tellNative('getShareNow', { activityId })
      return true
    })

  function close() {
    setPopup(undefined)
    reload()
  }

  useEffect(() => onRestore(() => setPopup(undefined)), [])

  const wordsWhile = (isRunning: boolean, words: string) => isRunning && (isLooking ? '正在确认结果' : words)
  return {
    popup,
    claimedId,
    /** Words of the button while it works, else false. */
    joining: wordsWhile(running === 'signUp', '报名中'),
    claiming: wordsWhile(running === 'claim' || running === 'extra', '领取中'),
    join,
    claim,
    shareForExtra,
    close,
  }
}

/** The service's time, anew at each of its seconds while `isRunning`, and at once when the page comes to the front again. */
export function useServerNow(isRunning: boolean): number {
  const [, setTicks] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      clearTimeout(timer)
      setTicks((ticks) => ticks + 1)
      timer = setTimeout(tick, 1000 - (serverNow() % 1000))
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [isRunning])
  return serverNow()
}

/** The activity has begun or ended: ask the service what holds now, a moment later, because its header has whole seconds only. */
export function useReloadWhen(isOutdated: boolean, reload: () => void): void {
  useEffect(() => {
    if (!isOutdated) return
    const timer = setTimeout(reload, 1500)
    return () => clearTimeout(timer)
  }, [isOutdated, reload])
}
