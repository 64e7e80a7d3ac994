import type { ReactNode } from 'react'
import { readPoints } from '#shared/api/points.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { MemberBar } from '#shared/app/member/member-bar.tsx'
import { openNativePage, useReturn } from '#shared/app/member/open-native-page.ts'
import { goBack } from '#shared/app/page/navigate.ts'
import type { NativePage } from '#shared/bridge/calls.ts'
import { reasonOf } from '#shared/core/fault.ts'
import type { Remote } from '#shared/core/loading/remote.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { ListIcon, NextIcon } from '#shared/ui/icons/icons.tsx'
import { BookIcon, GiftIcon } from '#shared/ui/icons/icons-sport.tsx'
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx'
import { NumberRoll } from '#shared/ui/motion/number-roll.tsx'
import { DebugSlot } from '#shared/ui/states/debug-slot.tsx'
import { pointsText } from './model.ts'
import { Ways } from './ways.tsx'

/** What the member has earned, and the shell's pages about it. */
export function Page() {
  const { remote, reload, retry } = useRemote(readPoints)
  useReturn(reload)
  return (
    <main className="page-column">
      <MemberBar tone="deep" title="积分商城" onBack={goBack} />
      <div className="bg-deep text-on-deep">
        <div className="px-6 pt-4 pb-22">
          {isCounted(remote) && <p className="text-sub text-on-deep-2">我的积分</p>}
          <Points remote={remote} onRetry={retry} />
        </div>
      </div>
      <div className="relative mt-[-54px] flex-1 px-4 pb-6">
        <nav className="overflow-hidden rounded-card bg-surface shadow-card" aria-label="积分">
          <Entry icon={<ListIcon size={22} />} title="积分明细" note="每一笔收入与使用" page="integralDetail" />
          <Entry icon={<BookIcon size={22} />} title="积分规则" note="如何获得，多久有效" page="integralRule" />
        </nav>
        <Ways />
      </div>
      <StickyBar>
        <Button
          className="flex-[1_1_8em]"
          icon={<GiftIcon grows={20} />}
          onClick={() => void openNativePage('integralMall', '积分商城')}
        >
          进入商城
        </Button>
      </StickyBar>
    </main>
  )
}

const NUMBER = 'num block leading-[1.1] tracking-[-.02em] text-sprout'
/** Faults whose words tell what to do. */
const SPEAKING = /login|busy/
/** A very long number steps down, so that it stays on its line. */
const SIZES = { normal: 'text-[min(4.75rem,22vw)]', long: 'text-[min(3rem,13vw)]' }

/** False when the service answers without points: then nothing stands in their place. */
const isCounted = (remote: Remote<number | undefined>) => remote.state !== 'ready' || remote.value !== undefined

function Points({ remote, onRetry }: { remote: Remote<number | undefined>; onRetry: () => void }) {
  if (remote.state === 'loading') {
    return (
      <p className={`${NUMBER} ${SIZES.normal}`} role="status" aria-busy="true" aria-label="正在加载">
        <i className="inline-block h-[.7em] w-[2.2em] rounded-lg bg-deep-2" />
      </p>
    )
  }
  if (remote.state === 'failed') {
    return (
      <div role="alert" className="flex min-h-[min(5.225rem,24.2vw)] flex-wrap items-center gap-x-2">
        <span>
          {SPEAKING.test(remote.error.fault ?? '') ? remote.error.message : reasonOf(remote.error) || '积分加载失败'}
        </span>
        <button type="button" className="press min-h-touch px-2 font-semibold text-sprout" onClick={onRetry}>
          重试
        </button>
        {import.meta.env?.DEBUG ? <DebugSlot className="px-2! text-on-deep-2!" /> : null}
      </div>
    )
  }
  if (remote.value === undefined) return null
  const text = pointsText(remote.value)
  return (
    <b className={`${NUMBER} ${text.length > 7 ? SIZES.long : SIZES.normal}`}>
      <NumberRoll value={text} />
    </b>
  )
}

interface EntryProps {
  icon: ReactNode
  title: string
  note: string
  page: NativePage
}

const Entry = ({ icon, title, note, page }: EntryProps) => (
  <button
    type="button"
    className="press -outline-offset-2 flex min-h-18 w-full items-center gap-3.5 border-line py-2 pr-4.5 pl-5 text-left active:bg-fill [&+&]:border-t"
    onClick={() => void openNativePage(page, title)}
  >
    <span className="grid size-10 flex-none place-items-center rounded-[13px] bg-brand-soft text-brand-text">
      {icon}
    </span>
    <span className="flex-1">
      {title}
      <small className="block text-caption text-ink-3">{note}</small>
    </span>
    <NextIcon size={18} className="text-ink-3" />
  </button>
)
