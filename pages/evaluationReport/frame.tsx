import type { ReactNode } from 'react'
import { MemberBar } from '#shared/app/member/member-bar.tsx'
import { openNativePage } from '#shared/app/member/open-native-page.ts'
import { goBack } from '#shared/app/page/navigate.ts'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'

const TITLE = '运动能力报告'

const HistoryButton = () => (
  <button type="button" className="press h-touch" onClick={() => void openNativePage('historyReport', '历史报告')}>
    历史报告
  </button>
)

/** The deep hero with the cards that overlap it. Without them: both as they look while the report is on its way. */
export function Frame({ hero, children }: { hero?: ReactNode; children?: ReactNode }) {
  return (
    <main className="mx-auto min-h-screen max-w-[480px] print:max-w-none print:[-webkit-print-color-adjust:exact] print:[print-color-adjust:exact]">
      <div className="sticky top-0 z-[3] print:hidden">
        <MemberBar tone="deep" title={TITLE} onBack={goBack} right={<HistoryButton />} />
      </div>
      <div className="bg-deep pb-[158px] text-on-deep print:bg-surface print:pb-0 print:text-ink">
        <p className="hidden px-5 text-head font-semibold print:block">{TITLE}</p>
        {hero ?? <HeroWaiting />}
      </div>
      <div className="relative mt-[-158px] flex flex-col gap-3 px-4 pb-6 print:mt-0 print:pb-0 print:grid print:grid-cols-2 print:gap-2">
        {children || <CardsWaiting />}
      </div>
    </main>
  )
}

/** No report: the plain bar, and words. */
export const PlainFrame = ({ children }: { children: ReactNode }) => (
  <main className="mx-auto flex min-h-screen max-w-[480px] flex-col">
    <MemberBar title={TITLE} onBack={goBack} />
    <div className="flex flex-1 flex-col">{children}</div>
  </main>
)

const HeroWaiting = () => (
  <div aria-hidden="true">
    <div className="flex items-center gap-3 px-5 pt-2">
      <i className="size-11 rounded-full bg-deep-2" />
      <i className="h-9 w-40 rounded-lg bg-deep-2" />
    </div>
    <div className="flex items-end justify-between gap-3 px-5 pt-4.5 pb-5.5">
      <i className="h-[88px] w-[200px] rounded-lg bg-deep-2" />
      <i className="h-[88px] w-[84px] rounded-lg bg-deep-2" />
    </div>
  </div>
)

const CardsWaiting = () => (
  <Loading>
    <div className="grid h-[446px] place-items-center rounded-card bg-surface shadow-card">
      <Skeleton className="size-[212px] rounded-full" />
    </div>
    <div className="mt-3 h-[220px] rounded-card bg-surface p-5 shadow-card">
      <Skeleton className="h-5 w-24" />
    </div>
  </Loading>
)
