import { inShownUnit, shownUnit } from '#shared/core/weight-unit.ts'
import { getLevelZones } from '#shared/health/axis.ts'
import { LEVELS } from '#shared/health/levels.ts'
import { getDigits } from '#shared/health/metrics.ts'
import { AxisStrip } from '#shared/ui/verdicts/axis-bar.tsx'
import { Change } from '#shared/ui/verdicts/change.tsx'
import { Tag } from '#shared/ui/verdicts/tag.tsx'
import type { Tile } from './details-model.ts'
import { METRIC_ICONS } from './metric-icons.tsx'

interface Props {
  tile: Tile
  /** A tile that leads somewhere was tapped. */
  onOpen: (href: string) => void
}

/** One metric on canvas ground; stands in a grid of two columns, `gap-2.5`. */
export function MetricTile({ tile: { metric, text, level, change, href }, onOpen }: Props) {
  const Icon = METRIC_ICONS[metric.key]
  const unit = shownUnit(metric.unit)
  // 身体类型: smaller, in the text face.
  const isWord = metric.view === 'form'
  const by = inShownUnit(metric.unit, change)
  const content = (
    <>
      <span className="flex items-center gap-1.5 text-sub text-ink-2">
        <span className="text-brand-text">
          <Icon grows={20} />
        </span>
        {metric.name}
      </span>
      <span className="my-2 flex min-h-[2.125rem] flex-wrap items-baseline">
        <b className={isWord ? 'text-fig-m leading-[2.125rem]' : 'num text-fig-xl leading-[1.2]'}>{text}</b>
        {unit && <i className="ml-[3px] text-caption text-ink-3">{unit}</i>}
      </span>
      {level && <AxisStrip zones={getLevelZones(level)} />}
      <span className="mt-auto flex min-h-[2.25rem] flex-wrap items-center justify-between gap-1 text-sub text-ink-2">
        {isWord && <Tag kind="plain">体型</Tag>}
        {level && <Tag kind={level}>{LEVELS[level].name}</Tag>}
        <span className="ml-auto">{by !== undefined && <Change by={by} decimals={getDigits(metric, by)} />}</span>
      </span>
    </>
  )
  // A button would centre what is shorter than its neighbour. Where two columns are narrow, verdict and change just fit side by side.
  const look =
    'relative flex h-full w-full flex-col rounded-tile bg-canvas px-2 pt-3.5 pb-3 text-left min-[360px]:px-3.5 elder:px-2'
  if (href === undefined) return <div className={look}>{content}</div>
  return (
    <button type="button" className={`press ${look}`} onClick={() => onOpen(href)}>
      {content}
    </button>
  )
}
