import { useState } from 'react'
import { OpenAppButton } from '#shared/app/open-app/open-app.tsx'
import { goBack } from '#shared/app/page/navigate.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Empty } from '#shared/ui/states/empty.tsx'
import { Loading, SkeletonCard } from '#shared/ui/states/skeleton.tsx'
import { MemberBar } from './member-bar.tsx'

/** A member page without the app around it: say where it opens, and open it. */
export const OutsideApp = () => (
  <main className="flex min-h-screen flex-col">
    <Empty
      isPage
      drawing={<Phone />}
      title="请在App内打开"
      line="这里是你的个人数据，登录 App 后查看"
      action={<OpenAppButton target={{ page: 'home' }} className="min-w-44" />}
    />
  </main>
)

/** The bridge has come after all: the member's page follows. */
export const GoingOn = () => (
  <main className="flex min-h-screen flex-col">
    <MemberBar title={document.title} onBack={goBack} />
    <Loading>
      <div className="flex flex-col gap-3 p-4">
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </Loading>
  </main>
)

interface SignInAgainProps {
  /** Why there is no member: 登录已过期，请返回App重新登录, or a shell that does not answer. */
  words: string
  onRetry: () => Promise<void>
}

/** Inside the app, but nobody is signed in there, or the shell does not answer. */
export function SignInAgain({ words, onRetry }: SignInAgainProps) {
  const [isBusy, setBusy] = useState(false)
  const retry = () => {
    setBusy(true)
    onRetry().finally(() => setBusy(false))
  }
  return (
    <main className="flex min-h-screen flex-col">
      <MemberBar title={document.title} onBack={goBack} />
      <div role="alert" className="flex flex-1 flex-col">
        <Empty
          arc="warn"
          drawing={<Phone />}
          title={words}
          action={
            <Button className="min-w-44" busy={isBusy && '正在重试'} onClick={retry}>
              重试
            </Button>
          }
        />
      </div>
    </main>
  )
}

const Phone = () => (
  <g fill="none" stroke="var(--color-brand-text)" strokeWidth={3} strokeLinecap="round" strokeLinejoin="round">
    <rect x="64" y="46" width="48" height="84" rx="10" fill="var(--color-surface)" />
    <path d="M82 119h12" />
    <circle cx="88" cy="76" r="8" stroke="var(--color-tick)" strokeWidth={4} />
    <path d="M74 102c2-9 8-13 14-13s12 4 14 13" stroke="var(--color-tick)" strokeWidth={4} />
  </g>
)
