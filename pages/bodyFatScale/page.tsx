import { MemberBar } from '#shared/app/member/member-bar.tsx'
import { goBack } from '#shared/app/page/navigate.ts'
import { Home } from './home.tsx'

/** Health data: the frame around what the scale knows about the member. */
export function Page() {
  return (
    <main className="mx-auto flex min-h-screen max-w-[480px] flex-col home-ground">
      {/* The page's own ground once more, from the same edge: not seen at the top, and what is scrolled goes under it. */}
      <div className="sticky top-0 z-[3] bg-canvas home-ground">
        <MemberBar title="健康数据" tone="clear" onBack={goBack} />
      </div>
      <Home />
    </main>
  )
}
