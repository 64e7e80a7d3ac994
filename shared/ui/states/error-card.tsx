import { useEffect, useRef, useState } from 'react'
import { SHARED } from '#shared/core/config.ts'
import { getReason, type RequestError } from '#shared/core/request-error.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Icon } from '#shared/ui/icons/icon.tsx'
import { Phrases } from '#shared/ui/layout/phrases.tsx'
import { DebugFooter } from './debug-slot.tsx'
import { EmptyState } from './empty.tsx'
import { PhoneDrawing } from './phone-drawing.tsx'

interface Props {
  /** The error; its `again` delays the next retry. */
  error?: RequestError
  onRetry: () => void
  /** True while a retry is running. */
  isBusy?: boolean
}

/**
 * Title and line for an error. Network errors and a busy or broken service have their own titles,
 * with the service's reason below; an expired login and a refusal use the service's message.
 */
function getTexts(error: RequestError | undefined): readonly [title: string, line: string] {
  const { errorCode, again, message = '' } = error ?? {}
  const title = '服务开小差了'
  const given = error ? getReason(error) : ''
  // A reason that repeats the title is omitted.
  const reason = given.includes(title) ? '' : given
  const laterText = again === Infinity ? '请稍后再试' : '请稍后重试'
  if (errorCode === 'network' || errorCode === 'timeout') return ['网络开小差了', '检查网络后再试一次']
  if (errorCode === 'login') return [message, '']
  if (errorCode === 'busy') return [`当前人数较多，${laterText}`, reason]
  if (errorCode === 'refused' || errorCode === 'denied') return [message, laterText]
  return [title, reason || laterText]
}

/** Error state of a whole page: the reason, and a retry button. */
export function ErrorCard({ error, onRetry, isBusy = false }: Props) {
  const isLine = error?.errorCode === 'network' || error?.errorCode === 'timeout'
  const isLogin = error?.errorCode === 'login'
  const [title, line] = getTexts(error)
  const [isDelayed, retry] = useRetryDelay(error, onRetry)
  return (
    <div role="alert" className="flex flex-1 flex-col">
      <EmptyState
        isPage={SHARED}
        arc="risk"
        drawing={isLine ? <NoSignal /> : isLogin ? <PhoneDrawing /> : <NoService />}
        title={/login|refused|denied/.test(error?.errorCode ?? '') ? <Phrases text={title} /> : title}
        line={line}
        action={<RetryButton onRetry={retry} isBusy={isBusy || isDelayed} />}
      />
      {import.meta.env?.DEBUG ? <DebugFooter /> : null}
    </div>
  )
}

/** Delays a tapped retry until `error.again`; retries at once if that is past or infinite. */
function useRetryDelay(
  error: RequestError | undefined,
  onRetry: () => void,
): readonly [isWaiting: boolean, retry: () => void] {
  const [isDelayed, setWaiting] = useState(false)
  const latest = useRef(onRetry)
  latest.current = onRetry
  const again = error?.again ?? 0
  useEffect(() => {
    if (!isDelayed) return
    const timer = setTimeout(() => {
      setWaiting(false)
      latest.current()
    }, again - performance.now())
    return () => clearTimeout(timer)
  }, [isDelayed, again])
  return [isDelayed, () => (again > performance.now() && again !== Infinity ? setWaiting(true) : onRetry())]
}

/** Retry button; its icon grows with the text. */
export const RetryButton = ({ onRetry, isBusy = false }: Omit<Props, 'error'>) => (
  <Button
    className="min-w-44"
    busyLabel={isBusy && '正在重试'}
    onClick={onRetry}
    icon={<Icon scalesWithText={20} d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9m0-4.5V9H15" />}
  >
    重试
  </Button>
)

/** Drawing of a failed service: two boxes of a rack, one with a red light. */
const NoService = () => (
  <g strokeLinecap="round" strokeLinejoin="round">
    <g fill="var(--color-surface)" stroke="var(--color-brand-text)" strokeWidth={3}>
      <rect x="52" y="54" width="72" height="30" rx="9" />
      <rect x="52" y="92" width="72" height="30" rx="9" />
    </g>
    <path d="M86 69h24M86 107h12" stroke="var(--color-tick)" strokeWidth={4} />
    <circle cx="67" cy="69" r="4.5" fill="var(--color-brand)" />
    <circle cx="67" cy="107" r="4.5" fill="var(--color-risk)" />
    <Alarm cx={120} cy={112} />
  </g>
)

/** Drawing of a broken connection. */
export const NoSignal = () => (
  <g fill="none" strokeLinecap="round">
    <g stroke="var(--color-tick)" strokeWidth={5}>
      <path d="M56 80a46 46 0 0 1 64 0M67 92a30 30 0 0 1 42 0" />
      <path d="M78 104a15 15 0 0 1 20 0" stroke="var(--color-brand-text)" />
    </g>
    <circle cx="88" cy="116" r="5" fill="var(--color-brand-text)" />
    <Alarm cx={122} cy={112} />
  </g>
)

/** Red alarm mark at the edge of an error drawing. */
const Alarm = ({ cx, cy }: { cx: number; cy: number }) => (
  <>
    <circle cx={cx} cy={cy} r="17" fill="var(--color-risk)" stroke="var(--color-brand-soft)" strokeWidth={5} />
    <path d={`M${cx} ${cy - 8}v9m0 5.5v.1`} stroke="#fff" strokeWidth={4} />
  </>
)
