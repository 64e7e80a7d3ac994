import type { ReactNode } from 'react'
import { PlayIcon } from '#shared/ui/icons.tsx'
import { DumbbellIcon, RunIcon } from '#shared/ui/icons-sport.tsx'
import { Stat } from '#shared/ui/stat.tsx'
import type { CategoryView } from './model.ts'

const COURSE = <PlayIcon />
const LOOKS: Record<number, readonly [tone: string, icon: ReactNode] | undefined> = {
  1: ['bg-excellent-soft text-excellent-text', COURSE],
  2: ['bg-normal-soft text-normal-text', <DumbbellIcon key="2" />],
  3: ['bg-warn-soft text-warn-text', <RunIcon key="3" />],
}

/** Spec §2: the hint on the fun-exercise card, sort 3. */
const HINTS: Record<number, string | undefined> = { 3: '含直播跟练与 PK 数据' }

/** One kind of exercise in the chosen period. */
export function CategoryCard({ category }: { category: CategoryView }) {
  const { sort, name, frequency, duration, calorie, weight } = category
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
      <dl className="fold-[max(4.4rem,min(40%,(19rem_-_100%)*99))] elder:fold-[5.2rem] mt-3 gap-2">
        <Stat label="次数" value={frequency} unit="次" />
        <Stat label="时长" value={duration} unit="分钟" />
        <Stat label="消耗" value={calorie} unit="千卡" />
        <Stat label="容量" value={weight} unit="kg" />
      </dl>
    </section>
  )
}
