import { type ReactNode, useMemo, useState } from 'react'
import { getDisplayUnit } from '#shared/format/weight-unit.ts'
import { formatEdge, formatRange } from '#shared/health/axis.ts'
import { LEVELS } from '#shared/health/levels.ts'
import { lazyComponent } from '#shared/lazy/lazy-component.tsx'
import { DownIcon, ScaleIcon, UpIcon } from '#shared/ui/icons/icons.tsx'
import { BoneIcon, DropIcon, FatIcon, RingsIcon, RulerIcon } from '#shared/ui/icons/icons-body.tsx'
import { DumbbellIcon } from '#shared/ui/icons/icons-sport.tsx'
import { slideBelow } from '#shared/ui/motion/slide-below.ts'
import { Skeleton } from '#shared/ui/states/skeleton.tsx'
import { Dash } from '#shared/ui/verdicts/dash.tsx'
import { MetricAxis } from '#shared/ui/verdicts/metric-axis.tsx'
import { Tag } from '#shared/ui/verdicts/tag.tsx'
import { LATER } from './lazy.ts'
import type { LevelCard, Measure } from './model.ts'

const ICONS: Record<Measure['key'], ReactNode> = {
  weight: <ScaleIcon size={22} />,
  vfr: <RingsIcon size={22} />,
  bmi: <RulerIcon size={22} />,
  bodyFat: <FatIcon size={22} />,
  ssm: <DumbbellIcon size={22} />,
  water: <DropIcon size={22} />,
  bone: <BoneIcon size={22} />,
}

const Trend = lazyComponent(LATER, ({ Trend }) => Trend, {
  fallback: () => <Skeleton className="h-[calc(202px+3.25rem)] elder:h-[calc(202px+4.5rem)]" />,
})

const SMALL = 'block text-caption font-normal text-ink-3'

/** Row of one measure with its level; expands to its trend and bar. */
export function LevelRow({ card }: { card: LevelCard }) {
  const [isOpen, setOpen] = useState(false)
  const points = useMemo(() => (isOpen ? card.points() : []), [isOpen, card])
  const { measure, value, level, range } = card
  return (
    // Own background: rows slide over the expanding content.
    <section className="border-line bg-surface not-first:border-t first:rounded-t-card last:rounded-b-card">
      <h2 className="rounded-[inherit]">
        <button
          type="button"
          aria-expanded={isOpen}
          className="-outline-offset-2 flex rounded-[inherit] min-h-[68px] w-full flex-wrap items-center gap-x-[min(10px,2.6vw)] elder:gap-x-1.5 gap-y-1 py-2.5 pr-3.5 pl-4 text-left active:bg-fill"
          onClick={(event) => {
            slideBelow(event.currentTarget.closest('section')!)
            setOpen(!isOpen)
          }}
        >
          <span className="grid size-[min(38px,9.75vw)] flex-none place-items-center rounded-[12px] bg-brand-soft text-brand-text">
            {ICONS[measure.key]}
          </span>
          {/* In large text every level wraps below its value, even next to the longest name. */}
          <span className="flex-[1_1_max(3.5em,9em_-_100px)] text-body leading-[1.4] font-normal [text-wrap:wrap]">
            {measure.name}
            {card.day && <small className={`${SMALL} whitespace-nowrap`}>{card.day}</small>}
          </span>
          <span className="text-right">
            <b className="num text-fig-m leading-[1.3]">{value === '-' ? <Dash /> : value}</b>
            {measure.unit && value !== '-' && (
              <i className="ml-0.5 text-caption font-normal text-ink-3">{getDisplayUnit(measure.unit)}</i>
            )}
            {card.off && <small className={SMALL}>{card.off}</small>}
          </span>
          <span className="ml-auto flex items-center gap-2.5">
            {level && <Tag kind={level}>{LEVELS[level].name}</Tag>}
            <span className="text-ink-3">
              {isOpen ? <UpIcon scalesWithText={18} /> : <DownIcon scalesWithText={18} />}
            </span>
          </span>
        </button>
      </h2>
      {isOpen && (
        <div className="px-4 pb-[18px]">
          <Trend name={`${measure.name}趋势`} unit={measure.unit} points={points} range={range} />
          {card.zones && (
            <MetricAxis
              zones={card.zones}
              edgeText={(edge) => formatEdge(measure, edge)}
              standard={range && formatRange(range, measure.unit)}
            />
          )}
        </div>
      )}
    </section>
  )
}
