import { MemberBar } from '#shared/features/member/member-bar.tsx'
import { goBack } from '#shared/page/go-back.ts'
import { Skeleton } from '#shared/ui/states/skeleton.tsx'
import { MEASURES } from './model.ts'

/**
 * Skeleton of the page: score and figure on the dark background, seven rows with icon, name, value
 * and level.
 */
export const PageSkeleton = () => (
  <>
    <div className="bg-deep pb-24 text-on-deep">
      <MemberBar title="身体成分数据" tone="deep" onBack={goBack} />
      <div className="flex h-[214px] justify-between px-5 pt-2">
        <div>
          <i className="mt-1 block h-3.5 w-14 rounded bg-deep-2" />
          <i className="mt-3 block h-14 w-24 rounded-lg bg-deep-2" />
          <i className="mt-6 block h-9 w-40 rounded-lg bg-deep-2" />
        </div>
        <i className="mr-2 block h-[206px] w-24 rounded-t-[48px] bg-deep-2" />
      </div>
    </div>
    <div className="relative -mt-24 px-4">
      <div className="rounded-card bg-surface shadow-card">
        {MEASURES.map(({ key }) => (
          <div
            key={key}
            className="flex min-h-[68px] items-center not-first:min-h-[69px] gap-2.5 border-line pr-3.5 pl-4 not-first:border-t"
          >
            <Skeleton className="size-[38px] rounded-[12px]" />
            <Skeleton className="h-4 w-18" />
            <Skeleton className="ml-auto h-6 w-16" />
            <Skeleton className="h-[22px] w-14" />
            <i className="w-4.5" />
          </div>
        ))}
      </div>
    </div>
  </>
)
