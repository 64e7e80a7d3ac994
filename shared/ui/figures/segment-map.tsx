import type { Sex } from '#shared/health/body.ts'
import { LEVELS, type Level } from '#shared/health/levels.ts'
import { SEGMENTS, type SegmentKey } from '#shared/health/segments.ts'
import { Tag } from '#shared/ui/verdicts/tag.tsx'
import { BodyFigure } from './body-figure.tsx'

/** What one segment shows: texts already written, '-' when missing. */
export interface SegmentReading {
  /** kg. */
  mass: string
  /** With its sign: '96.4%'. */
  percent: string
  level?: Level
}

/** The figure of 132 px between the readings of its left and right side; the lines lead to the body. */
export function SegmentMap({ sex, readings }: { sex: Sex; readings: Record<SegmentKey, SegmentReading> }) {
  const levels = Object.fromEntries(SEGMENTS.map(({ key }) => [key, readings[key].level]))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      <Column side="left" readings={readings} />
      <div className="w-[min(132px,34vw)] self-center [&>svg]:h-auto [&>svg]:w-full">
        <BodyFigure sex={sex} levels={levels} />
      </div>
      <Column side="right" readings={readings} />
    </div>
  )
}

function Column({ side, readings }: { side: 'left' | 'right'; readings: Record<SegmentKey, SegmentReading> }) {
  const isRight = side === 'right'
  return (
    <ul className={`grid grid-rows-3 gap-y-2 pt-[26px] ${isRight ? 'text-right' : ''}`}>
      {SEGMENTS.filter((segment) => segment.side === side).map(({ key, name }) => {
        const { mass, percent, level } = readings[key]
        return (
          <li key={key} className={key === 'rightLeg' ? 'row-start-3' : ''}>
            <div className={`flex items-center gap-1.5 text-caption text-ink-2 ${isRight ? 'flex-row-reverse' : ''}`}>
              {name}
              <i className="h-px flex-1 bg-tick" />
            </div>
            <p>
              {/* Beside the figure there is room for '100.8', however large the text. */}
              <b
                className={`num text-[min(var(--text-fig-l),8vw)] leading-[1.25] whitespace-nowrap ${mass === '-' ? 'text-ink-3' : ''}`}
              >
                {mass}
              </b>
              {mass !== '-' && <i className="ml-0.5 inline-block text-caption text-ink-3">kg</i>}
            </p>
            <div className={`flex flex-col gap-1 text-sub text-ink-2 ${isRight ? 'items-end' : 'items-start'}`}>
              <span className="num font-medium">{percent}</span>
              {level && <Tag kind={level}>{LEVELS[level].name}</Tag>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
