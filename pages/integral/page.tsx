import type { ReactNode } from 'react'
import { POINTS_QUERY } from '#shared/api/points.ts'
import type { NativePage } from '#shared/bridge/calls.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { getReason } from '#shared/core/request-error.ts'
import { type QueryResult, useQuery } from '#shared/data/use-query.ts'
import { MemberBar } from '#shared/features/member/member-bar.tsx'
import { openNativePage, useReturn } from '#shared/features/member/open-native-page.ts'
import { goBack } from '#shared/page/go-back.ts'
import { navigate } from '#shared/page/navigate.ts'
import { usePrefetch } from '#shared/page/prefetch.ts'
import type { RouteName } from '#shared/routes.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { ListIcon, NextIcon, PlayIcon, ScaleIcon } from '#shared/ui/icons/icons.tsx'
import { BookIcon, GiftIcon, RunIcon } from '#shared/ui/icons/icons-sport.tsx'
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx'
import { NumberRoll } from '#shared/ui/motion/number-roll.tsx'
import { DebugSlot } from '#shared/ui/states/debug-slot.tsx'
import { getPoints } from './model.ts'

/** The member's points, with links to the shell's pages about them. */
export function Page() {
  const query = useQuery(POINTS_QUERY)
  useReturn(query.refetch)
  return (
    <main className="page-column">
      <MemberBar tone="deep" title="积分商城" onBack={goBack} />
      <div className="bg-deep text-on-deep">
        <div className="px-6 pt-4 pb-22">
          <p className="text-sub text-on-deep-2">我的积分</p>
          <Points query={query} />
        </div>
      </div>
      <div className="relative mt-[-54px] flex-1 px-4 pb-6">
        <nav className="overflow-hidden rounded-card bg-surface shadow-card" aria-label="积分">
          <Entry icon={<ListIcon size={22} />} title="积分明细" note="积分收支记录" page="integralDetail" />
          <Entry icon={<BookIcon size={22} />} title="积分规则" note="怎么攒、怎么用、何时过期" page="integralRule" />
        </nav>
        <EntryList />
      </div>
      <StickyBar>
        <Button
          className="flex-[1_1_8em]"
          icon={<GiftIcon scalesWithText={20} />}
          onClick={() => void openNativePage('integralMall', '积分商城')}
        >
          进入商城
        </Button>
      </StickyBar>
    </main>
  )
}

const NUMBER = 'num block leading-[1.1] tracking-[-.02em] text-sprout'
/** Error codes whose own message is displayed, because it names the next step. */
const AMOUNT_TEXT = /login|busy/
/** A long number has a smaller font size, to fit on one line. */
const SIZES = { normal: 'text-[min(4.75rem,22vw)]', long: 'text-[min(3rem,13vw)]' }

/**
 * The points, or the labelled sample value where the service has none; with a retry button after an
 * error.
 */
function Points({ query }: { query: QueryResult<number | undefined> }) {
  const { status, data, error, retry } = query
  if (status === 'pending') {
    return (
      <p className={`${NUMBER} ${SIZES.normal}`} role="status" aria-busy="true" aria-label="正在加载">
        <i className="inline-block h-[.7em] w-[2.2em] rounded-lg bg-deep-2" />
      </p>
    )
  }
  const { text, isSample } = getPoints(data)
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <b className={`${NUMBER} ${text.length > 7 ? SIZES.long : SIZES.normal}`}>
          <NumberRoll value={text} />
        </b>
        {isSample && <small className="rounded-tag bg-deep-2 px-1.5 text-caption text-on-deep-2">示例</small>}
      </p>
      {error && (
        <div role="alert" className="flex flex-wrap items-center gap-x-2">
          <span>{AMOUNT_TEXT.test(error.errorCode ?? '') ? error.message : getReason(error) || '积分加载失败'}</span>
          <button type="button" className="press min-h-touch px-2 font-semibold text-sprout" onClick={retry}>
            重试
          </button>
          {import.meta.env?.DEBUG ? <DebugSlot className="px-2! text-on-deep-2!" /> : null}
        </div>
      )}
    </>
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

const ENTRIES = [
  { page: 'columnCourses', Icon: PlayIcon, title: '跟练专栏课程', note: '选一个专栏，每天练一节' },
  { page: 'sportData', Icon: RunIcon, title: '坚持每周运动', note: '看看这周动了几天' },
  { page: 'bodyComposition', Icon: ScaleIcon, title: '记录身体变化', note: '称个体重，记上一笔' },
] as const satisfies readonly { page: RouteName; Icon: unknown; title: string; note: string }[]

/** Links to the ways to earn points. The shell's rules page states the amounts. */
export const EntryList = () => (
  <section className="mt-3 rounded-card bg-surface p-5 shadow-card">
    <h2 className="text-head leading-[1.4]">动起来，攒积分</h2>
    <ul role="list" className="mt-3 flex flex-col gap-2">
      {ENTRIES.map((entry) => (
        <EntryLink key={entry.page} {...entry} />
      ))}
    </ul>
    <p className="mt-3 text-caption text-ink-3">具体以积分规则为准</p>
  </section>
)

function EntryLink({ page, Icon, title, note }: (typeof ENTRIES)[number]) {
  const ref = usePrefetch<HTMLLIElement>(getPageUrl(page))
  return (
    <li ref={ref}>
      <button
        type="button"
        className="press flex min-h-16 w-full items-center gap-3 rounded-tile bg-canvas px-3.5 py-2.5 text-left"
        onClick={() => navigate(getPageUrl(page))}
      >
        <span className="text-brand-text">
          <Icon size={22} />
        </span>
        <span className="flex-1 leading-[1.45]">
          {title}
          <small className="block text-caption text-ink-3">{note}</small>
        </span>
        <NextIcon size={18} className="text-ink-3" />
      </button>
    </li>
  )
}
