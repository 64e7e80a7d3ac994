import { useEffect } from 'react'
import { useLazy } from '#shared/app/use-lazy.ts'
import { lazy } from '#shared/core/lazy.ts'
import { NavBar } from '#shared/ui/nav-bar.tsx'
import { Loading, SkeletonCard } from '#shared/ui/skeleton.tsx'

const goBack = async () => (await lazy(() => import('#shared/app/navigate.ts'))).goBack()

/** What a native developer opens first (spec §2): every call of the bridge, this place described, the app woken, an address opened. */
export function Page() {
  const tools = useLazy(() => import('./tools.tsx'), true)

  useEffect(() => {
    void lazy(() => import('#shared/app/shell-look.ts'), true).then(
      ({ takeOverNavBar }) => takeOverNavBar(),
      () => {},
    )
  }, [])

  return (
    <div className="mx-auto max-w-[640px]">
      <NavBar title="原生交互测试" onBack={goBack} />
      <main className="flex flex-col gap-3 px-4 pt-1 pb-12">
        {tools ? (
          <tools.Tools />
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
