import type { ReactNode } from 'react'
import { PlayIcon } from '#shared/ui/icons/icons.tsx'
import { DumbbellIcon, RunIcon } from '#shared/ui/icons/icons-sport.tsx'
import { Stat } from '#shared/ui/verdicts/stat.tsx'
import type { CategoryView } from './model.ts'

const COURSE = <PlayIcon />
const LOOKS: Record<number, readonly [tone: string, icon: ReactNode] | undefined> = {
  1: ['bg-excellent-soft text-excellent-text', COURSE],
  2: ['bg-normal-soft text-normal-text', <DumbbellIcon key="2" />],
  3: ['bg-warn-soft text-warn-text', <RunIcon key="3" />],
}

/** The hint on the fun-exercise card (sort 3): it also counts live follow-along and PK. */
const HINTS: Record<number, string | undefined> = { 3: '含直播跟练与 PK 数据' }

/** One kind of exercise in the chosen period. */
export function CategoryCard({ sort, name, frequency, duration, calorie, weight }: CategoryView) {
  const isLong = [frequency, duration, calorie, weight].some((text) => text.length > 5)
  const [tone, icon] = LOOKS[sort] ?? ['bg-fill text-ink-2', COURSE]
  return (
    <section className="rounded-card bg-surface p-5 shadow-card">
      <div className="flex items-center gap-3">
        <span className={`grid size-11 flex-none place-items-center rounded-tile ${tone}`}>{icon}</span>
        <h2 className="flex min-w-0 flex-wrap items-center gap-x-1.5 leading-[1.4]">
          {name}
          {HINTS[sort] && <small className="text-caption font-normal text-ink-3">{HINTS[sort]}</small>}
        </h2>
      </div>
      {/* Four equal columns where 1,434千卡 has room in one; else, and with 12,480千卡, two and two. */}
      <dl
        className={`trio mt-3 gap-x-1.5 elder:gap-x-6 ${isLong ? '*:flex-[1_1_40%]! *:*:min-w-full!' : '*:flex-[1_1_max(4.4rem*var(--grow),min(40%,(18.4rem*var(--grow)_-_100%)*99))]!'}`}
      >
        <Stat label="次数" value={frequency} unit="次" />
        <Stat label="时长" value={duration} unit="分钟" />
        <Stat label="消耗" value={calorie} unit="千卡" />
        <Stat label="容量" value={weight} unit="kg" />
      </dl>
    </section>
  )
}
