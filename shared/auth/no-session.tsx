import { useState } from 'react'
import { MemberBar } from '#shared/features/member/member-bar.tsx'
import { OpenAppButton } from '#shared/open-app/open-app.tsx'
import { goBack } from '#shared/page/go-back.ts'
import { DebugFooter } from '#shared/ui/states/debug-slot.tsx'
import { EmptyState } from '#shared/ui/states/empty.tsx'
import { ErrorCard } from '#shared/ui/states/error-card.tsx'
import { PhoneDrawing } from '#shared/ui/states/phone-drawing.tsx'
import { Loading, SkeletonCard } from '#shared/ui/states/skeleton.tsx'

/** A member page outside the app, with a button that opens the app. */
export const OutsideApp = () => (
  <main className="flex min-h-screen flex-col">
    <EmptyState
      isPage
      drawing={<PhoneDrawing />}
      title="请在 App 内打开"
      line="这里是你的个人数据，登录 App 后查看"
      action={<OpenAppButton target={{ page: 'home' }} className="min-w-44" />}
    />
    {import.meta.env?.DEBUG ? <DebugFooter /> : null}
  </main>
)

/** Shown between a late bridge and the member's page. */
export const Resuming = () => (
  <main className="page-column">
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
  /** Why there is no member: 登录已过期，请返回 App重新登录, or a shell that does not answer. */
  message: string
  onRetry: () => Promise<void>
}

/** Inside the app, but nobody is signed in there, or the shell does not answer. */
export function SignInAgain({ message, onRetry }: SignInAgainProps) {
  const [isBusy, setBusy] = useState(false)
  const retrySignIn = () => {
    setBusy(true)
    onRetry().finally(() => setBusy(false))
  }
  return (
    <main className="page-column">
      <MemberBar title={document.title} onBack={goBack} />
      <ErrorCard
        error={Object.assign(new Error(message), { errorCode: 'login' as const })}
        isBusy={isBusy}
        onRetry={retrySignIn}
      />
    </main>
  )
}
