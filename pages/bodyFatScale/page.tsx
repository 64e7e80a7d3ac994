import { goBack } from '#shared/app/navigate.ts'
import { useLazy } from '#shared/app/use-lazy.ts'
import { NavBar } from '#shared/ui/nav-bar.tsx'
import { SlowHint } from '#shared/ui/slow-hint.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'

/**
 * The frame of the page and its loading view. All else comes in home.tsx, which main.tsx asks for while the shell is still
 * looking up the member's token: without it there is nothing to draw.
 */
export function Page() {
  const home = useLazy(() => import('./home.tsx'), true, true)
  return (
    <div className="relative mx-auto flex min-h-screen max-w-[480px] flex-col before:pointer-events-none before:absolute before:inset-x-0 before:top-0 before:h-[440px] before:bg-[linear-gradient(180deg,var(--color-brand-soft),transparent)] before:content-['']">
      <NavBar title="健康数据" tone="clear" onBack={goBack} />
      {home ? (
        <home.Home />
      ) : (
        <main className="relative px-4 pt-1 pb-6">
          <HomeSkeleton />
          <SlowHint />
        </main>
      )}
    </div>
  )
}
