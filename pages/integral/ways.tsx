import { go } from '#shared/app/page/go.ts'
import { usePrefetch } from '#shared/app/page/prefetch.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import type { RouteName } from '#shared/routes.ts'
import { NextIcon, PlayIcon, ScaleIcon } from '#shared/ui/icons/icons.tsx'
import { RunIcon } from '#shared/ui/icons/icons-sport.tsx'

const WAYS = [
  { page: 'columnCourses', Icon: PlayIcon, title: '跟练专栏课程', note: '选一个专栏，每天练一节' },
  { page: 'sportData', Icon: RunIcon, title: '坚持每周运动', note: '看看这周动了几天' },
  { page: 'bodyComposition', Icon: ScaleIcon, title: '记录身体变化', note: '称一次重，留一条记录' },
] as const satisfies readonly { page: RouteName; Icon: unknown; title: string; note: string }[]

/** What a member can do for points, each with the way there; how many points it brings, the shell's page of rules says. */
export const Ways = () => (
  <section className="mt-3 rounded-card bg-surface p-5 shadow-card">
    <h2 className="text-head leading-[1.4]">动起来，攒积分</h2>
    <ul role="list" className="mt-3 flex flex-col gap-2">
      {WAYS.map((one) => (
        <Way key={one.page} {...one} />
      ))}
    </ul>
    <p className="mt-3 text-caption text-ink-3">哪些行为可得积分、各得多少，以积分规则为准</p>
  </section>
)

function Way({ page, Icon, title, note }: (typeof WAYS)[number]) {
  const seen = usePrefetch<HTMLLIElement>(pageUrl(page))
  return (
    <li ref={seen}>
      <button
        type="button"
        className="press flex min-h-16 w-full items-center gap-3 rounded-tile bg-canvas px-3.5 py-2.5 text-left"
        onClick={() => go(pageUrl(page))}
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
