import type { ReactNode } from 'react'
import { openNativePage } from '#shared/features/member/open-native-page.ts'
import { WordedBar } from '#shared/features/member/text-bar.tsx'
import { goBack } from '#shared/page/go-back.ts'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'

const TITLE = '运动能力报告'

const HistoryButton = () => (
  <button type="button" className="press h-touch" onClick={() => void openNativePage('historyReport', '历史报告')}>
    历史报告
  </button>
)

/** Dark hero with the overlapping cards. Without them it renders their skeletons. */
export function Frame({ hero, children }: { hero?: ReactNode; children?: ReactNode }) {
  return (
    <main className="mx-auto min-h-screen max-w-[480px] print:max-w-none print:[-webkit-print-color-adjust:exact] print:[print-color-adjust:exact]">
      <div className="sticky top-0 z-[3] print:hidden">
        <WordedBar tone="deep" title={TITLE} onBack={goBack} right={<HistoryButton />} />
      </div>
      <div className="bg-deep pb-[158px] text-on-deep print:bg-surface print:pb-0 print:text-ink">
        <p className="hidden px-5 text-head font-semibold print:block">{TITLE}</p>
        {hero ?? <HeroSkeleton />}
      </div>
      <div className="relative mt-[-158px] flex flex-col gap-3 px-4 pb-6 print:mt-0 print:pb-0 print:grid print:grid-cols-2 print:gap-2">
        {children || <CardsSkeleton />}
      </div>
    </main>
  )
}

/** Page with the plain bar, for states without a report. */
export const PlainFrame = ({ children }: { children: ReactNode }) => (
  <main className="page-column">
    <WordedBar title={TITLE} onBack={goBack} right={<HistoryButton />} />
    <div className="flex flex-1 flex-col">{children}</div>
  </main>
)

/**
 * Skeleton of text on the dark ground. Its height follows the font size; `className` sets the
 * width.
 */
const KeyWord = ({ className }: { className: string }) => (
  <i className={`inline-block h-[.75em] max-w-full rounded bg-deep-2 ${className}`} />
)

/** Skeleton of the hero: avatar and name, title and two lines, score. */
const HeroSkeleton = () => (
  <div aria-hidden="true">
    <div className="flex items-center gap-3 px-5 pt-2">
      <i className="size-11 flex-none rounded-full bg-deep-2" />
      <div className="min-w-0 flex-1">
        <p className="leading-[1.4]">
          <KeyWord className="w-[3em]" />
        </p>
        <p className="text-caption leading-normal">
          <KeyWord className="w-[13em]" />
        </p>
      </div>
    </div>
    <div className="flex flex-wrap items-end justify-between gap-3 px-5 pt-4.5 pb-5.5">
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="text-[2rem] leading-tight">
          <KeyWord className="w-[5em]" />
        </p>
        <p className="mt-1.5 max-w-[15rem] text-sub leading-[1.65]">
          <KeyWord className="w-full" />
          <KeyWord className="w-4/5" />
          <i className="hidden h-[.75em] w-2/5 rounded bg-deep-2 elder:inline-block" />
        </p>
      </div>
      <p className="ml-auto text-right">
        <span className="num block text-[min(4.75rem,22vw)] leading-[.92]">
          <KeyWord className="w-[1.1em]" />
        </span>
        <span className="block text-sub leading-normal">
          <KeyWord className="w-[7em]" />
        </span>
      </p>
    </div>
  </div>
)

/** Skeletons of the radar (bars in 长辈版) with the tick bar, and of one ability. */
const CardsSkeleton = () => (
  <Loading>
    <div className="h-[443px] overflow-hidden rounded-card bg-surface px-5 pt-4 shadow-card elder:h-[473px]">
      <svg
        className="mx-auto block h-auto max-w-full elder:hidden"
        width="326"
        height="304"
        viewBox="0 0 326 304"
        aria-hidden="true"
      >
        <path
          d="M163 46 254.8 99v106L163 258 71.2 205V99zm0 53 45.9 26.5v53L163 205l-45.9-26.5v-53z"
          fill="none"
          stroke="var(--color-fill)"
          strokeWidth={14}
          strokeLinejoin="round"
        />
      </svg>
      <div className="hidden gap-y-7 elder:grid">
        {[1, 2, 3, 4, 5, 6].map((ability) => (
          <Skeleton key={ability} className="h-6" />
        ))}
      </div>
      <div className="mt-3 border-t border-line pt-5">
        <Skeleton className="h-6 w-3/5" />
        <svg className="mt-3 h-auto w-full" width="326" height="24" viewBox="0 0 326 24" aria-hidden="true">
          <path d="M1 12h324" stroke="var(--color-fill)" strokeWidth={24} strokeDasharray="2.6 3.992" />
        </svg>
      </div>
    </div>
    <div className="mt-3 h-[213px] overflow-hidden rounded-card bg-surface p-5 shadow-card elder:h-[418px]">
      <div className="flex justify-between gap-3">
        <div className="min-w-0 *:max-w-full">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="mt-4 h-3 w-52" />
          <Skeleton className="mt-2.5 h-3 w-40" />
          <Skeleton className="mt-2.5 h-3 w-46" />
        </div>
        <Skeleton className="size-[72px] flex-none rounded-full" />
      </div>
      <Skeleton className="mt-5 h-16 rounded-xl" />
    </div>
  </Loading>
)
