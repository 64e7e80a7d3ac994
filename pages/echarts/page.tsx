import { LostPart } from '#shared/app/loading/lost-part.tsx'
import { usePart } from '#shared/app/loading/use-part.ts'
import { NavBar } from '#shared/ui/layout/nav-bar.tsx'
import { Loading, SkeletonCard } from '#shared/ui/states/skeleton.tsx'

const load = () => import('./gallery.tsx')

/** The chart gallery: for the team and for tests, with sample data. */
export function Page() {
  const [part, retry] = usePart(load)
  return (
    <div className="mx-auto min-h-screen max-w-[480px]">
      <NavBar title="图表示例" />
      <main className="flex flex-col gap-3 px-4 pt-1 pb-8">
        {part ? (
          <part.Gallery />
        ) : retry ? (
          <LostPart onRetry={retry} />
        ) : (
          <Loading>
            <div className="flex flex-col gap-3">
              <SkeletonCard />
              <SkeletonCard />
              <SkeletonCard />
            </div>
          </Loading>
        )}
      </main>
    </div>
  )
}
