import { useEffect, useState } from 'react'
import {
  claimExtraPrize,
  claimPrize,
  createActivityQuery,
  EXTRA_PRIZE_QUERY,
  type ExtraPrize,
  signUp,
} from '#shared/api/activity.ts'
import { fetchQuery } from '#shared/api/query.ts'
import { getServerTime } from '#shared/api/server-clock.ts'
import { notifyNative } from '#shared/bridge/native.ts'
import { runWithTimeout } from '#shared/core/loading/in-time.ts'
import { onRestore } from '#shared/core/on-restore.ts'
import { invalidateQuery } from '#shared/data/query-cache.ts'
import { useMutation } from '#shared/data/use-mutation.ts'
import { reportFailure, showMessage } from '#shared/features/messages/messages.ts'

export type Popup =
  | { kind: 'signedUp' }
  | { kind: 'claimFailed' }
  /** Without `extra` there is no further offer. */
  | { kind: 'claimed'; extra?: ExtraPrize }

/** Timeout in ms for the extra offer; then the result of a claim is displayed without it. */
const OFFER_MS = 5000

export type Campaign = ReturnType<typeof useCampaign>

/** The member's actions, each with one request at a time, and the pop-up with the result. */
export function useCampaign(activityId: string) {
  const reload = () => invalidateQuery(createActivityQuery(activityId))
  const [popup, setPopup] = useState<Popup>()
  /** Prize claimed on this page, until the reloaded detail contains it. */
  const [claimedId, setClaimed] = useState('')
  const notDone = '操作失败，请重试'

  const join = useMutation(signUp, {
    notDone,
    onSuccess: () => setPopup({ kind: 'signedUp' }),
    onError: (error) => {
      reportFailure(error)
      reload()
    },
  })

  const claim = useMutation(claimPrize, {
    notDone,
    onSuccess: async (_, { prizeId }) => {
      setClaimed(prizeId)
      setPopup({
        kind: 'claimed',
        extra: await runWithTimeout(OFFER_MS, (signal) => fetchQuery(EXTRA_PRIZE_QUERY, signal)),
      })
    },
    onError: (error) => (error.errorCode === 'refused' ? setPopup({ kind: 'claimFailed' }) : reportFailure(error)),
  })

  const shareAndClose = () => {
    closePopup()
    void notifyNative('getShareNow', { activityId })
  }
  /** 立即分享: claims the extra prize, closes the pop-up, reloads and opens the shell's share sheet. */
  const extra = useMutation(claimExtraPrize, {
    notDone,
    advice: '暂未查到领取结果，可再点一次',
    onSuccess: shareAndClose,
    onError: (error, isRetry) => {
      if (error.errorCode !== 'refused') reportFailure(error)
      else showMessage(isRetry ? '分享好礼可能已经领取，请联系服务管家确认' : '分享好礼领取失败')
      shareAndClose()
    },
  })

  function closePopup() {
    setPopup(undefined)
    reload()
  }

  useEffect(() => onRestore(() => setPopup(undefined)), [])

  const getBusyLabel = ({ isPending, isVerifying }: Pick<typeof claim, 'isPending' | 'isVerifying'>, label: string) =>
    isPending && (isVerifying ? '正在确认结果' : label)
  return {
    popup,
    claimedId,
    /** Button labels while a request is pending, else false. */
    joining: getBusyLabel(join, '报名中'),
    claiming: getBusyLabel(claim, '领取中') || getBusyLabel(extra, '领取中'),
    join: () => join.mutate({ activityId }),
    claim: (prizeId: string) => claim.mutate({ activityId, prizeId }),
    shareForExtra: (prizeId: string) => extra.mutate({ activityId, prizeId }),
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
export function useReloadWhen(isOutdated: boolean, activityId: string): void {
  useEffect(() => {
    if (!isOutdated) return
    const timer = setTimeout(() => invalidateQuery(createActivityQuery(activityId)), 1500)
    return () => clearTimeout(timer)
  }, [isOutdated, activityId])
}
