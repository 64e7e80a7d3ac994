import { MemberBar } from '#shared/app/member-bar.tsx'
import { goBack } from '#shared/app/navigate.ts'
import { Home } from './home.tsx'

/** Health data: the frame around what the scale knows about the member. */
export function Page() {
  return (
    <main className="relative mx-auto flex min-h-screen max-w-[480px] flex-col before:pointer-events-none before:absolute before:inset-x-0 before:top-0 before:h-[440px] before:bg-[linear-gradient(180deg,var(--color-brand-soft),transparent)] before:content-['']">
      <MemberBar title="健康数据" tone="clear" onBack={goBack} />
      <Home />
    </main>
  )
}
