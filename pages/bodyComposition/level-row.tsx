import { type ReactNode, useMemo, useState } from 'react'
import { part } from '#shared/app/loading/part.tsx'
import { shownUnit } from '#shared/core/weight-unit.ts'
import { edgeText, rangeText } from '#shared/health/axis.ts'
import { LEVELS } from '#shared/health/levels.ts'
import { DownIcon, ScaleIcon, UpIcon } from '#shared/ui/icons/icons.tsx'
import { BoneIcon, DropIcon, FatIcon, RingsIcon, RulerIcon } from '#shared/ui/icons/icons-body.tsx'
import { DumbbellIcon } from '#shared/ui/icons/icons-sport.tsx'
import { Skeleton } from '#shared/ui/states/skeleton.tsx'
import { Dash } from '#shared/ui/verdicts/dash.tsx'
import { MetricAxis } from '#shared/ui/verdicts/metric-axis.tsx'
import { Tag } from '#shared/ui/verdicts/tag.tsx'
import type { Measure } from './measures.ts'
import type { LevelCard } from './model.ts'

const ICONS: Record<Measure['key'], ReactNode> = {
  weight: <ScaleIcon size={22} />,
  vfr: <RingsIcon size={22} />,
  bmi: <RulerIcon size={22} />,
  bodyFat: <FatIcon size={22} />,
  ssm: <DumbbellIcon size={22} />,
  water: <DropIcon size={22} />,
  bone: <BoneIcon size={22} />,
}

const Trend = part(() => import('./trend.tsx').then(({ Trend }) => Trend), {
  waiting: () => <Skeleton className="h-[calc(202px+3.25rem)] elder:h-[calc(202px+4.5rem)]" />,
})

const SMALL = 'block text-caption font-normal text-ink-3'

/** One metric with its level; opens to its trend and its bar. */
export function LevelRow({ card }: { card: LevelCard }) {
  const [isOpen, setOpen] = useState(false)
  const points = useMemo(() => (isOpen ? card.points() : []), [isOpen, card])
  const { measure, value, level, range } = card
  return (
    <section className="border-line not-first:border-t">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          className="-outline-offset-2 flex min-h-[68px] w-full flex-wrap items-center gap-x-[min(10px,2.6vw)] elder:gap-x-1.5 gap-y-1 py-2.5 pr-3.5 pl-4 text-left active:bg-fill"
          onClick={() => setOpen(!isOpen)}
        >
          <span className="grid size-[min(38px,9.75vw)] flex-none place-items-center rounded-[12px] bg-brand-soft text-brand-text">
            {ICONS[measure.key]}
          </span>
          {/* In large text every level stands below its figure, also beside the longest name. */}
          <span className="flex-[1_1_max(3.5em,9em_-_100px)] text-body leading-[1.4] font-normal [text-wrap:wrap]">
            {measure.name}
            {card.day && <small className={`${SMALL} whitespace-nowrap`}>{card.day}</small>}
          </span>
          <span className="text-right">
            <b className="num text-fig-m leading-[1.3]">{value === '-' ? <Dash /> : value}</b>
            {measure.unit && value !== '-' && (
              <i className="ml-0.5 text-caption font-normal text-ink-3">{shownUnit(measure.unit)}</i>
            )}
            {card.off && <small className={SMALL}>{card.off}</small>}
          </span>
          <span className="ml-auto flex items-center gap-2.5">
            {level && <Tag kind={level}>{LEVELS[level].name}</Tag>}
            <span className="text-ink-3">{isOpen ? <UpIcon grows={18} /> : <DownIcon grows={18} />}</span>
          </span>
        </button>
      </h2>
      {isOpen && (
        <div className="px-4 pb-[18px]">
          <Trend name={`${measure.name}趋势`} unit={measure.unit} points={points} range={range} />
          {card.zones && (
            <MetricAxis
              zones={card.zones}
              edgeText={(edge) => edgeText(measure, edge)}
              standard={range && rangeText(range, measure.unit)}
            />
          )}
        </div>
      )}
    </section>
  )
}
