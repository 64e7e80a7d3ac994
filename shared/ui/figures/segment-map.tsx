import type { ReactNode } from 'react'
import { getDisplayUnit } from '#shared/format/weight-unit.ts'
import type { Sex } from '#shared/health/body.ts'
import { LEVELS, type Level } from '#shared/health/levels.ts'
import { SEGMENTS, type SegmentKey } from '#shared/health/segments.ts'
import { AxisStrip } from '#shared/ui/verdicts/axis-bar.tsx'
import { Tag } from '#shared/ui/verdicts/tag.tsx'
import { createBodyFrame } from './body-frame.ts'
import { createBodyOutline, SEGMENT_PARTS } from './body-outline.ts'
import { mapSegments, type SegmentReading } from './segment-readings.ts'

interface Props {
  sex: Sex
  readings: Record<SegmentKey, SegmentReading>
  /** Segment whose history is open. */
  selected?: SegmentKey
  /** Called for a tap on a segment; without it the segments are not buttons. */
  onSelect?: (key: SegmentKey) => void
  /** Content below the figure. */
  children?: ReactNode
}

/**
 * Body figure, at most 132 px wide, between the readings of its left and right side; lines link
 * them to the body.
 */
export function SegmentMap({ sex, readings, children, ...choice }: Props) {
  const levels = mapSegments((key) => readings[key].level)
  return (
    <>
      {/* With large text the figure shrinks in favour of the labels. */}
      <div className="grid grid-cols-[minmax(min-content,1fr)_minmax(0,min(132px,34vw))_minmax(min-content,1fr)]">
        <Column side="left" readings={readings} {...choice} />
        <div className="self-center [&>svg]:h-auto [&>svg]:w-full">
          <BodyFigure sex={sex} levels={levels} />
        </div>
        <Column side="right" readings={readings} {...choice} />
      </div>
      {children}
    </>
  )
}

type ColumnProps = Omit<Props, 'sex' | 'children'> & { side: 'left' | 'right' }

function Column({ side, readings, selected, onSelect }: ColumnProps) {
  return (
    <ul role="list" className={`grid grid-rows-3 gap-y-5 pt-[26px] ${side === 'right' ? 'text-right' : ''}`}>
      {SEGMENTS.filter((segment) => segment.side === side).map(({ key, name }) => {
        const part = <Part name={name} isRight={side === 'right'} {...readings[key]} />
        return (
          <li key={key} className={key === 'rightLeg' ? 'row-start-3' : ''}>
            {onSelect ? (
              <button
                type="button"
                aria-expanded={key === selected}
                className={`-m-1 block w-[calc(100%+8px)] rounded-tile p-1 text-[inherit] [text-align:inherit] active:bg-fill ${key === selected ? 'bg-brand-soft' : ''}`}
                onClick={() => onSelect(key)}
              >
                {part}
              </button>
            ) : (
              part
            )}
          </li>
        )
      })}
    </ul>
  )
}

/**
 * Name, mass, percentage and level of a segment. Uses spans alone, so that it is valid inside a
 * button.
 */
function Part({ name, isRight, mass, percent, level, zones }: SegmentReading & { name: string; isRight: boolean }) {
  return (
    <>
      <span className={`flex items-center gap-1.5 text-caption text-ink-2 ${isRight ? 'flex-row-reverse' : ''}`}>
        {name}
        <i className="h-px flex-1 bg-tick" />
      </span>
      <span className="block">
        {/* Space next to the figure for '100.8' at any text size. */}
        <b
          className={`num text-[min(var(--text-fig-l),8vw)] leading-[1.25] whitespace-nowrap ${mass === '-' ? 'text-ink-3' : ''}`}
        >
          {mass}
        </b>
        {mass !== '-' && <i className="ml-0.5 inline-block text-caption text-ink-3">{getDisplayUnit('kg')}</i>}
      </span>
      <span className={`flex flex-col gap-1 text-sub text-ink-2 ${isRight ? 'items-end' : 'items-start'}`}>
        <span className="num font-medium">{percent}</span>
        {zones && (
          <span className="w-full max-w-20" aria-hidden="true">
            <AxisStrip zones={zones} />
          </span>
        )}
        {level && <Tag kind={level}>{LEVELS[level].name}</Tag>}
      </span>
    </>
  )
}

const FILLS: Record<Level, string> = {
  low: 'var(--color-low)',
  std: 'var(--color-std)',
  high: 'var(--color-high)',
}
/**
 * Map of the five segments, each in the colour of its level, or of skin without one. Hidden from
 * screen readers, because the page gives the values as text. Requires a `surface` background, whose
 * colour draws the gaps and shows through by 16 %.
 */
function BodyFigure({ sex, levels }: { sex: Sex; levels: Record<SegmentKey, Level | undefined> }) {
  const outline = createBodyOutline(createBodyFrame(sex, {}))
  return (
    <svg width="132" height="361" viewBox="18 -10 164 450" aria-hidden="true">
      <g stroke="var(--color-surface)" strokeWidth={3.5} strokeLinejoin="round">
        {SEGMENT_PARTS.map(([key, part]) => {
          const level = levels[key]
          return (
            <g key={key}>
              <path d={outline[part]} fill="var(--color-surface)" />
              <path
                d={outline[part]}
                fill={level ? FILLS[level] : 'var(--color-skin)'}
                fillOpacity={level ? 0.84 : 1}
              />
            </g>
          )
        })}
        <path d={outline.head} fill="var(--color-skin)" />
      </g>
      <path d={outline.hair} fill="var(--color-skin-2)" />
    </svg>
  )
}
