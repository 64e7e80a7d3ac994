import type { Failure } from '#shared/core/fault.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Icon } from '#shared/ui/icons/icon.tsx'
import { Empty } from './empty.tsx'

interface Props {
  /** What failed; `fault` 'network' and 'timeout' are the line's fault, 'login' and 'refused' speak for themselves, the rest is the service's. */
  error?: Failure
  onRetry: () => void
}

/** The whole page could not be had: why, in the reader's words, and another try. */
export function ErrorCard({ error, onRetry }: Props) {
  const isLine = error?.fault === 'network' || error?.fault === 'timeout'
  const isRefused = error?.fault === 'login' || error?.fault === 'refused'
  return (
    <div role="alert" className="flex flex-1 flex-col">
      <Empty
        arc="risk"
        drawing={isLine ? <NoSignal /> : <NoService />}
        title={isLine ? '网络开小差了' : isRefused ? error.message : '服务开小差了'}
        line={isLine ? '检查网络后再试一次' : error?.fault === 'login' ? '' : '请稍后重试'}
        action={<RetryButton onRetry={onRetry} />}
      />
    </div>
  )
}

/** Its sign grows with its word. */
export const RetryButton = ({ onRetry }: Pick<Props, 'onRetry'>) => (
  <Button
    className="min-w-44"
    onClick={onRetry}
    icon={<Icon size={20} className="size-5" d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9m0-4.5V9H15" />}
  >
    重试
  </Button>
)

/** Out of order: two boxes of a rack, one with its light on red. */
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

/** The line is broken. */
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

const Alarm = ({ cx, cy }: { cx: number; cy: number }) => (
  <>
    <circle cx={cx} cy={cy} r="17" fill="var(--color-risk)" stroke="var(--color-brand-soft)" strokeWidth={5} />
    <path d={`M${cx} ${cy - 8}v9m0 5.5v.1`} stroke="#fff" strokeWidth={4} />
  </>
)
