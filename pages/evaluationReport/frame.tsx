import type { ReactNode } from 'react'
import { openNativePage } from '#shared/app/member/open-native-page.ts'
import { WordedBar } from '#shared/app/member/worded-bar.tsx'
import { goBack } from '#shared/app/page/navigate.ts'
import { CardsWaiting, HeroWaiting } from './waiting.tsx'

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
        <WordedBar tone="deep" title={TITLE} onBack={goBack} right={<HistoryButton />} />
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
  <main className="page-column">
    <WordedBar title={TITLE} onBack={goBack} right={<HistoryButton />} />
    <div className="flex flex-1 flex-col">{children}</div>
  </main>
)
