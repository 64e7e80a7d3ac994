import { lazyComponent } from '#shared/lazy/lazy-component.tsx'
import { lazyModule } from '#shared/lazy/lazy-module.ts'
import { NavBar } from '#shared/ui/layout/nav-bar.tsx'
import { Loading, SkeletonCard } from '#shared/ui/states/skeleton.tsx'

const LATER = lazyModule(() => import('./later.tsx'))
const Gallery = lazyComponent(LATER, ({ Gallery }) => Gallery, {
  fallback: () => (
    <Loading>
      <div className="flex flex-col gap-3">
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </Loading>
  ),
})

/** The chart gallery: for the team and for tests, with sample data. */
export function Page() {
  return (
    <div className="mx-auto min-h-screen max-w-[480px]">
      <NavBar title="图表示例" />
      <main className="flex flex-col gap-3 px-4 pt-1 pb-8">
        <Gallery />
      </main>
    </div>
  )
}
