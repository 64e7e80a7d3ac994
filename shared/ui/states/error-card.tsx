import { type ComponentType, useEffect, useState } from 'react'
import type { Failure } from '#shared/core/fault.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Icon } from '#shared/ui/icons/icon.tsx'
import { Alarm } from './alarm.tsx'
import { Empty } from './empty.tsx'

interface Props {
  /** What failed; `fault` 'network' and 'timeout' are the line's fault, 'login' and 'refused' speak for themselves, the rest is the service's. */
  error?: Failure
  onRetry: () => void
  /** Another try is on its way. */
  isBusy?: boolean
}

/** The whole page could not be had: why, in the reader's words, and another try. */
export function ErrorCard({ error, onRetry, isBusy = false }: Props) {
  const isLine = error?.fault === 'network' || error?.fault === 'timeout'
  const isLogin = error?.fault === 'login'
  const isRefused = isLogin || error?.fault === 'refused'
  return (
    <div role="alert" className="flex flex-1 flex-col">
      <Empty
        arc="risk"
        drawing={isLine ? <NoSignal /> : <Later of={isLogin ? 'SignedOut' : 'NoService'} />}
        title={isLine ? '网络开小差了' : isRefused ? phrases(error.message) : '服务开小差了'}
        line={isLine ? '检查网络后再试一次' : isLogin ? '' : '请稍后重试'}
        action={<RetryButton onRetry={onRetry} isBusy={isBusy} />}
      />
    </div>
  )
}

/** Lines end behind a comma rather than within a word. */
const phrases = (title: string) =>
  title.match(/[^，]+，?/g)?.map((phrase) => (
    <span key={phrase} className="inline-block">
      {phrase}
    </span>
  ))

/** Its sign grows with its word. */
export const RetryButton = ({ onRetry, isBusy = false }: Omit<Props, 'error'>) => (
  <Button
    className="min-w-44"
    busy={isBusy && '正在重试'}
    onClick={onRetry}
    icon={<Icon size={20} className="size-5" d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9m0-4.5V9H15" />}
  >
    重试
  </Button>
)

/** A drawing for a service that has answered: the line can bring it, behind the words. Without it the dial stays empty. */
function Later({ of }: { of: 'NoService' | 'SignedOut' }) {
  const [drawings, setDrawings] = useState<Record<typeof of, ComponentType>>()
  useEffect(() => {
    lazy(() => import('./fault-drawings.tsx')).then(setDrawings, () => {})
  }, [])
  const Drawing = drawings?.[of]
  return Drawing ? <Drawing /> : null
}

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
