import { type ReactNode, useState } from 'react'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { getDisplayUnit, toDisplayUnit } from '#shared/format/weight-unit.ts'
import { getLevelZones } from '#shared/health/axis.ts'
import { LEVELS } from '#shared/health/levels.ts'
import { getDigits, type MetricKey } from '#shared/health/metrics.ts'
import { navigate } from '#shared/page/navigate.ts'
import { usePrefetch } from '#shared/page/prefetch.ts'
import { BodyTypeFigure } from '#shared/ui/figures/body-type-figure.tsx'
import type { IconProps } from '#shared/ui/icons/icon.tsx'
import { DownIcon, ScaleIcon, UpIcon } from '#shared/ui/icons/icons.tsx'
import {
  BodyIcon,
  BoneIcon,
  DropIcon,
  FatIcon,
  FlameIcon,
  HexIcon,
  HourglassIcon,
  LayersIcon,
  RingsIcon,
  RulerIcon,
  WaistIcon,
} from '#shared/ui/icons/icons-body.tsx'
import { DumbbellIcon } from '#shared/ui/icons/icons-sport.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { slideBelow } from '#shared/ui/motion/slide-below.ts'
import { AxisStrip } from '#shared/ui/verdicts/axis-bar.tsx'
import { Change } from '#shared/ui/verdicts/change.tsx'
import { Tag } from '#shared/ui/verdicts/tag.tsx'
import { type MassPart, massShares, TILES_AT_FIRST, type Tile } from './details-model.ts'
import { storeScroll, useScrollPosition } from './scroll-position.ts'

interface GridProps {
  tiles: readonly Tile[]
  /** Masses of fat, lean mass and muscle, one text each. */
  masses: readonly MassPart[]
  /** True while the guide is open: tiles do not open. */
  inert: boolean
  /** True once the profile has loaded or failed: no layout shift above any more. */
  isSettled: boolean
}

/** Grid of body metrics, initially six. */
export function CompositionGrid({ tiles, masses, inert, isSettled }: GridProps) {
  const position = useScrollPosition(isSettled)
  const [isExpanded, setExpanded] = useState(position?.isExpanded === true)
  const listRef = usePrefetch<HTMLUListElement>(getPageUrl('analysis'))
  const displayed = isExpanded ? tiles : tiles.slice(0, TILES_AT_FIRST)
  return (
    // Target of the guide.
    <div id="composition">
      <Card title="身体成分" right={tiles.some(({ change }) => change !== undefined) && '较上次测量'}>
        {/* Two columns, also on a wide phone; one if the text is too large. */}
        <ul
          role="list"
          ref={listRef}
          className="grid grid-cols-[repeat(auto-fit,minmax(max(min(100%,calc(6.8rem*var(--grow))),34%),1fr))] gap-2.5 [grid-auto-rows:1fr]"
        >
          {displayed.map((tile) => (
            <li key={tile.metric.key}>
              <MetricTile
                tile={tile}
                onOpen={(href) => {
                  if (inert) return
                  storeScroll({ top: scrollY, isExpanded })
                  navigate(href)
                }}
              />
            </li>
          ))}
        </ul>
        {masses.length > 0 && <Masses masses={masses} />}
        {tiles.length > TILES_AT_FIRST && (
          <button
            type="button"
            aria-expanded={isExpanded}
            className="press mt-2 -mb-2 flex min-h-touch w-full items-center justify-center gap-1 bg-surface text-sub text-ink-2"
            onClick={() => {
              slideBelow(listRef.current!)
              setExpanded(!isExpanded)
            }}
          >
            {isExpanded ? '收起' : `展开全部 ${tiles.length} 项`}
            {isExpanded ? <UpIcon scalesWithText={18} /> : <DownIcon scalesWithText={18} />}
          </button>
        )}
      </Card>
    </div>
  )
}

const MASS_FILLS: Record<MassPart['part'], string> = { fat: 'bg-brand-line', muscle: 'bg-brand-mid', lean: 'bg-tick' }

/** Composition of the weight: a bar 12 px high and texts. */
const Masses = ({ masses }: { masses: readonly MassPart[] }) => {
  const shares = massShares(masses)
  return (
    <div className="bg-surface pt-3">
      {shares.length > 0 && (
        <div aria-hidden="true" className="mb-2 flex h-3 gap-0.5 overflow-hidden rounded-full">
          {shares.map(({ part, percent }) => (
            <i key={part} className={MASS_FILLS[part]} style={{ width: `${percent}%` }} />
          ))}
        </div>
      )}
      <p className="flex flex-wrap gap-x-3 text-sub text-ink-2">
        {masses.map(({ part, text }) => (
          <span key={part} className="flex items-center gap-1.5">
            {/* Muscle is part of the lean mass, so the lean text only has a colour dot without
                muscle. */}
            {shares.length > 0 && (part !== 'lean' || masses.length === 2) && (
              <i className={`size-2 flex-none rounded-full ${MASS_FILLS[part]}`} />
            )}
            {text}
          </span>
        ))}
      </p>
    </div>
  )
}

interface TileProps {
  tile: Tile
  /** Called with the URL when a tile with a link is tapped. */
  onOpen: (href: string) => void
}

/** Tile of one metric, for a grid of two columns. */
function MetricTile({ tile: { metric, text, level, change, figure, href }, onOpen }: TileProps) {
  const Icon = METRIC_ICONS[metric.key]
  const unit = getDisplayUnit(metric.unit)
  // 身体类型 is text: smaller, in the text font.
  const isWord = metric.view === 'form'
  const by = toDisplayUnit(metric.unit, change)
  const content = (
    <>
      <span className="flex items-center gap-1.5 text-sub text-ink-2">
        <span className="text-brand-text">
          <Icon scalesWithText={20} />
        </span>
        {metric.name}
      </span>
      <span className="my-2 flex min-h-[2.125rem] flex-wrap items-baseline">
        <b className={isWord ? 'text-fig-m leading-[2.125rem]' : 'num text-fig-xl leading-[1.2]'}>{text}</b>
        {unit && <i className="ml-[3px] text-caption text-ink-3">{unit}</i>}
      </span>
      {level && <AxisStrip zones={getLevelZones(level)} />}
      <span className="mt-auto flex min-h-[2.25rem] flex-wrap items-center justify-between gap-1 text-sub text-ink-2">
        {level && <Tag kind={level}>{LEVELS[level].name}</Tag>}
        <span className="ml-auto">{by !== undefined && <Change by={by} decimals={getDigits(metric, by)} />}</span>
      </span>
      {figure && (
        <span className="absolute right-3 bottom-3">
          <BodyTypeFigure {...figure} height={44} />
        </span>
      )}
    </>
  )
  // A button would centre content shorter than its neighbour. In narrow columns level and change
  // just fit in one row.
  const classes =
    'relative flex h-full w-full flex-col rounded-tile bg-canvas px-2 pt-3.5 pb-3 text-left min-[360px]:px-3.5 elder:px-2'
  if (href === undefined) return <div className={classes}>{content}</div>
  return (
    <button type="button" className={`press ${classes}`} onClick={() => onOpen(href)}>
      {content}
    </button>
  )
}

/** Icon of each metric. */
const METRIC_ICONS: Record<MetricKey, (props: IconProps) => ReactNode> = {
  weight: ScaleIcon,
  bodyAge: HourglassIcon,
  bmi: RulerIcon,
  bt: BodyIcon,
  bodyFat: FatIcon,
  vfr: RingsIcon,
  bmr: FlameIcon,
  subcutaneousFat: LayersIcon,
  ssm: DumbbellIcon,
  whr: WaistIcon,
  bwp: DropIcon,
  pp: HexIcon,
  bmd: BoneIcon,
}
