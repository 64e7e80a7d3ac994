import { type ReactNode, useId, useState } from 'react'
import { getServerTime } from '#shared/api/server-clock.ts'
import { PosterButton } from '#shared/features/poster/button.tsx'
import { EmptyContent, RecordsSheet } from '#shared/features/records/records-sheet.tsx'
import { toDayNumber } from '#shared/format/calendar-days.ts'
import { Segmented } from '#shared/ui/controls/segmented.tsx'
import { BackIcon, NextIcon } from '#shared/ui/icons/icons.tsx'
import { openPoster } from './poster.ts'
import {
  type Fact,
  getFacts,
  getMonthSpan,
  getYearSpan,
  LOOK_BACK_QUERY,
  type LookBackSource,
  MONTHS,
  PARTS,
  type PartKey,
} from './view.ts'

/** Sheet with the facts of a month or a year, and their poster. */
export const LookBackSheet = (props: { open: boolean; onClose: () => void }) => (
  <RecordsSheet {...props} title="我的回顾" query={LOOK_BACK_QUERY}>
    {(source) => <Periods source={source} />}
  </RecordsSheet>
)

const UNITS = [
  { key: 'month', label: '一个月' },
  { key: 'year', label: '一年' },
] as const

function Periods({ source }: { source: LookBackSource }) {
  const [unit, setUnit] = useState<(typeof UNITS)[number]['key']>('month')
  const [back, setBack] = useState(0)
  const today = toDayNumber(getServerTime())
  const span = unit === 'month' ? getMonthSpan(today, back) : getYearSpan(today)
  const facts = getFacts(source, span)
  const isEmpty = facts.every(({ value }) => value === '0')
  return (
    <div className="flex flex-col gap-4">
      <Segmented size="wide" label="多长时间" options={UNITS} value={unit} onChange={setUnit} />
      <div className="flex items-center justify-between gap-2">
        <Step name="前一个月" isVisible={unit === 'month' && back < MONTHS - 1} onClick={() => setBack(back + 1)}>
          <BackIcon size={20} />
        </Step>
        <h3 aria-live="polite" className="text-center text-[min(var(--text-head),6vw)] leading-[1.4]">
          {span.title}
        </h3>
        <Step name="后一个月" isVisible={unit === 'month' && back > 0} onClick={() => setBack(back - 1)}>
          <NextIcon size={20} />
        </Step>
      </div>
      {isEmpty ? (
        <EmptyContent text="这段时间没有称重，也没有运动记录" />
      ) : (
        <>
          <Facts facts={facts} />
          {!source.sport && <p className="text-center text-sub text-ink-3">运动数据加载失败，稍后再来看看</p>}
          <PosterChoice facts={facts} title={span.title} />
        </>
      )}
    </div>
  )
}

interface StepProps {
  name: string
  isVisible: boolean
  onClick: () => void
  children: ReactNode
}

/** Button to another month; if there is none, its space is reserved so that the title stays. */
const Step = ({ name, isVisible, onClick, children }: StepProps) => (
  <button
    type="button"
    aria-label={name}
    className={`press grid size-touch flex-none place-items-center rounded-full bg-fill ${isVisible ? '' : 'invisible'}`}
    onClick={onClick}
  >
    {children}
  </button>
)

/**
 * Figures of a period in tiles that wrap if space is short; those of the last row share its width.
 */
const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="flex flex-wrap gap-2.5">
    {facts.map(({ key, label, value, unit, note }) => (
      <div key={key} className="flex-[1_1_calc(8.4rem*var(--grow))] rounded-tile bg-fill px-3 pt-3 pb-2.5">
        <dt className="text-sub text-ink-2">{label}</dt>
        <dd className="num mt-1 text-fig-l leading-[1.3]">
          {value}
          <i className="ml-0.5 font-sans text-caption font-normal text-ink-3">{unit}</i>
        </dd>
        {note && <dd className="mt-1 text-caption text-ink-2 phrases">{note}</dd>}
      </div>
    ))}
  </dl>
)

/** Facts that are off by default, because a poster is for others. */
const HIDDEN: readonly PartKey[] = ['weight']

/** A switch for each fact of the poster, and the button that opens it. */
export function PosterChoice({ facts, title }: { facts: readonly Fact[]; title: string }) {
  const [hidden, setHidden] = useState(HIDDEN)
  const id = useId()
  const displayed = facts.filter(({ key }) => !hidden.includes(key))
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-head leading-[1.4]">
        海报展示内容
      </h3>
      <ul role="list" className="mt-1">
        {PARTS.filter(({ key }) => facts.some((fact) => fact.key === key)).map(({ key, label }) => (
          <li key={key} className="border-line not-first:border-t">
            <Switch
              label={label}
              on={!hidden.includes(key)}
              onChange={(on) => setHidden(on ? hidden.filter((option) => option !== key) : [...hidden, key])}
            />
          </li>
        ))}
      </ul>
      {displayed.length > 0 ? (
        <PosterButton
          show={() => openPoster(title, displayed)}
          className="mt-3 min-h-[50px]! w-full bg-brand text-label text-on-brand"
        />
      ) : (
        <p className="mt-3 py-3 text-center text-sub text-ink-3">打开至少一项，才能生成海报</p>
      )}
    </section>
  )
}

const Switch = ({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) => (
  <button
    type="button"
    role="switch"
    aria-checked={on}
    className="flex min-h-touch w-full items-center justify-between gap-3 py-2 text-left text-body"
    onClick={() => onChange(!on)}
  >
    {label}
    <i aria-hidden="true" className={`relative h-7 w-12 flex-none rounded-full ${on ? 'bg-brand' : 'bg-tick'}`}>
      <i
        className={`absolute top-1 left-1 size-5 rounded-full bg-white [transition:transform_var(--dur-quick)_var(--ease-out)] ${on ? '[transform:translateX(20px)]' : ''}`}
      />
    </i>
  </button>
)
