import { CircleProgress } from '#shared/ui/charts/circle-progress.tsx'
import { Icon, type IconProps } from '#shared/ui/icons/icon.tsx'
import { FatIcon, PulseIcon, TargetIcon } from '#shared/ui/icons/icons-body.tsx'
import { BulbIcon, DumbbellIcon, StretchIcon } from '#shared/ui/icons/icons-sport.tsx'
import { Triangle } from '#shared/ui/verdicts/change.tsx'
import { SOFT_TONES } from '#shared/ui/verdicts/verdict-tones.ts'
import { DIMENSION_TEXTS } from './copy.ts'
import { type DimensionKey, type DimensionView, isWeak } from './model.ts'

const ICONS: Record<DimensionKey, (props: IconProps) => React.ReactNode> = {
  cardiorespiratory_capacity: PulseIcon,
  muscular_endurance: DumbbellIcon,
  flexibility: StretchIcon,
  action_standard: TargetIcon,
  posture_posture: (props) => (
    <Icon
      {...props}
      d="M9.8 5.4a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M5.5 10.5c2-.9 4.2-1.3 6.5-1.3s4.5.4 6.5 1.3M9.3 9.6l.4 5-1.4 6m6.4-11-.4 5 1.4 6"
    />
  ),
  body_composition: FatIcon,
}

/** Card of one ability: grade, meaning, trend and background knowledge. */
export function DimensionCard({ dimension }: { dimension: DimensionView }) {
  const { key, name, letter, kind, score, outOf, percent, trend, risk } = dimension
  const { grade, knowledge } = DIMENSION_TEXTS[key]
  const DimensionIcon = ICONS[key]
  return (
    <section className="flex flex-wrap items-start justify-center gap-x-3.5 gap-y-3 print:gap-y-1.5 rounded-card bg-surface p-5 shadow-card print:break-inside-avoid print:border print:p-3 print:shadow-none">
      <div className="min-w-0 flex-[1_1_9rem] not-print:elder:basis-full">
        <h2 className="flex flex-wrap items-center gap-2 text-head leading-[1.4]">
          <DimensionIcon scalesWithText={22} className="text-brand-text" />
          {name}
          <b
            className={`num inline-grid min-h-[26px] min-w-[30px] place-items-center rounded-lg px-[7px] text-label leading-tight ${SOFT_TONES[kind]}`}
          >
            <span className="sr-only">评级</span>
            {letter}
          </b>
          {risk && <span className="text-caption font-normal text-ink-3">{risk}</span>}
        </h2>
        <p className="mt-1.5 text-sub leading-[1.7] text-ink-2 print:mt-1 print:leading-normal">{grade[letter]}</p>
      </div>
      <div className="flex flex-col items-center gap-1.5 not-print:elder:basis-full not-print:elder:flex-row not-print:elder:gap-4">
        <CircleProgress percent={percent} size="score" kind={kind} label={`${name} ${score}${outOf} 分`}>
          <b className="num block text-[min(1.5rem,30px)] leading-[1.1]" style={{ color: `var(--color-${kind}-text)` }}>
            {score}
          </b>
          {outOf && (
            <small className="num block text-[min(var(--text-caption),18px)] leading-none text-ink-3">{outOf}</small>
          )}
        </CircleProgress>
        <Trend trend={trend} />
      </div>
      <p className="flex basis-full gap-2 rounded-xl bg-canvas px-3 py-2.5 text-sub leading-[1.65] text-ink-2 print:py-1.5 print:leading-normal">
        <BulbIcon scalesWithText={18} className="mt-px text-brand-text" />
        {knowledge[isWeak(dimension) ? 0 : 1]}
      </p>
    </section>
  )
}

const TREND_LABELS = { up: '较上次提升', down: '较上次下降', same: '持平', '': '' }

/** Trend arrow, always in ink colour: it states a change, not a rating. */
function Trend({ trend }: { trend: DimensionView['trend'] }) {
  if (!trend) return null
  return (
    <span className="inline-flex items-center gap-[3px] text-caption text-ink-2">
      {trend !== 'same' && <Triangle isUp={trend === 'up'} hasLabel={false} />}
      {TREND_LABELS[trend]}
    </span>
  )
}
