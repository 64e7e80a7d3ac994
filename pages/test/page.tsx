import { useEffect } from 'react'
import { loadToast } from '#shared/features/messages/messages.ts'
import { lazyComponent } from '#shared/lazy/lazy-component.tsx'
import { lazyModule, useLazyModule } from '#shared/lazy/lazy-module.ts'
import { usePrefetch } from '#shared/lazy/use-prefetch.ts'
import { getSearch, queryIds } from '#shared/page/query.ts'
import { NavBar } from '#shared/ui/layout/nav-bar.tsx'
import { Loading, SkeletonCard } from '#shared/ui/states/skeleton.tsx'

const renderSkeleton = () => (
  <Loading>
    <div className="flex flex-col gap-3">
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </div>
  </Loading>
)
const LATER = lazyModule(() => import('./later.tsx'))
const Catalogue = lazyComponent(LATER, ({ CatalogueView }) => CatalogueView, { fallback: renderSkeleton })
const Tools = lazyComponent(LATER, ({ Tools }) => Tools, { fallback: renderSkeleton })

/**
 * Test page for native developers: bridge calls, diagnostics, waking the app and opening an
 * address. `?view=catalogue` displays the documentation of the calls.
 */
export function Page() {
  usePrefetch(loadToast)
  const [shell] = useLazyModule(LATER)
  const isCatalogue = queryIds(getSearch(), 'view').view === 'catalogue'

  useEffect(() => {
    void shell?.takeOverNavBar()
  }, [shell])

  return (
    <div className="mx-auto max-w-[640px]">
      <NavBar
        title={isCatalogue ? '原生接口目录' : '原生交互测试'}
        onBack={() => void (shell ? shell.goBack() : history.back())}
      />
      <main className="flex flex-col gap-3 px-4 pt-1 pb-12">{isCatalogue ? <Catalogue /> : <Tools />}</main>
    </div>
  )
}
