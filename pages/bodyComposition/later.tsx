import { useEffect, useMemo, useRef, useState } from 'react'
import { getLastSegment, getSegmentHistory, type Segment } from '#shared/api/composition.ts'
import { getServerTime } from '#shared/api/server-clock.ts'
import { saveWeight } from '#shared/api/weight.ts'
import { formatLastWeight, getInitialWeight } from '#shared/core/ruler-scale.ts'
import { useMutation } from '#shared/data/use-mutation.ts'
import { showMessage } from '#shared/features/messages/messages.ts'
import { useWeightUnit } from '#shared/features/use-weight-unit.ts'
import { formatTime, parseTime } from '#shared/format/dates.ts'
import { chooseWeightUnit, formatUnit, getDisplayUnit } from '#shared/format/weight-unit.ts'
import type { Range } from '#shared/health/levels.ts'
import { parsePartMass } from '#shared/health/measured.ts'
import { formatMetric } from '#shared/health/metrics.ts'
import {
  getSegmentField,
  getSegmentHistoryField,
  SEGMENTS,
  type SegmentKey,
  type Tissue,
} from '#shared/health/segments.ts'
import { formatGap } from '#shared/health/trend.ts'
import { LineChart } from '#shared/ui/charts/chart-frame.tsx'
import { CHART_HEAD, Reading } from '#shared/ui/charts/chart-head.tsx'
import { Button } from '#shared/ui/controls/button.tsx'
import { Segmented } from '#shared/ui/controls/segmented.tsx'
import { SegmentMap } from '#shared/ui/figures/segment-map.tsx'
import { getSegmentReading, mapSegments, TISSUES } from '#shared/ui/figures/segment-readings.ts'
import { Card } from '#shared/ui/layout/card.tsx'
import { prefersReducedMotion } from '#shared/ui/motion/motion.ts'
import { BottomSheet } from '#shared/ui/overlays/sheet.tsx'
import { WeightEntry } from '#shared/ui/ruler/weight-entry.tsx'
import { getLastWeight, type Source, type Timed } from './model.ts'

/**
 * Card with fat or muscle of the five body segments on a figure. Null if the scale does not measure
 * them.
 */
export function Segments({ source }: { source: Source }) {
  const [tissue, setTissue] = useState<Tissue>('muscle')
  const [open, setOpen] = useState<SegmentKey>()
  const readings = getSegmentReadings(tissue, source)
  if (!readings && !getSegmentReadings('fat', source)) return null
  return (
    <Card title="节段分析" right={<Segmented label="节段" options={TISSUES} value={tissue} onChange={setTissue} />}>
      {readings ? (
        <SegmentMap
          sex={source.body?.sex ?? 'male'}
          readings={readings}
          selected={open}
          onSelect={(key) => setOpen(key === open ? undefined : key)}
        >
          {open ? (
            <SegmentTrend key={open + tissue} part={open} tissue={tissue} source={source} />
          ) : (
            <p className="mt-3 text-center text-caption text-ink-3">点按部位，查看变化</p>
          )}
        </SegmentMap>
      ) : (
        <p className="py-16 text-center text-sub text-ink-3">暂无数据</p>
      )}
    </Card>
  )
}

/** Chart of one segment's mass over time, kg. */
function SegmentTrend({ part, tissue, source }: { part: SegmentKey; tissue: Tissue; source: Source }) {
  const points = useMemo(() => getSegmentPoints(part, tissue, source), [part, tissue, source])
  const box = useRef<HTMLDivElement>(null)
  // The chart opens below the figure, on most phones behind the action bar.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  }, [])
  const name = `${SEGMENTS.find(({ key }) => key === part)!.name}${TISSUES.find(({ key }) => key === tissue)!.label}`
  return (
    <div ref={box} className="mt-4">
      <h3 className="text-sub text-ink-2">
        {name}（{getDisplayUnit('kg')}）
      </h3>
      <Trend name={`${name}趋势`} unit="kg" points={points} />
    </div>
  )
}

interface TrendProps {
  /** Name of the chart: '体脂率趋势'. */
  name: string
  unit: string
  /** Oldest first. */
  points: readonly Timed[]
  range?: Range | undefined
}

/** '11月19日'; with the year unless it is that of the latest reading. Same format as on /analysis. */
function formatDayIn(times: readonly number[], index: number): string {
  const [time, latest] = [times[index]!, times[times.length - 1]!]
  return formatTime(time, formatTime(time, 'yyyy') === formatTime(latest, 'yyyy') ? 'M月d日' : 'yyyy年M月d日')!
}

/** Chart of readings over time, or a text if there are none. */
export const Trend = (props: TrendProps) =>
  props.points.length > 0 ? <TrendChart {...props} /> : <p className="py-8 text-center text-sub text-ink-3">暂无数据</p>

/** Line chart as on /analysis, with the standard range as a band. */
function TrendChart({ name, unit, points, range }: TrendProps) {
  const last = points.length - 1
  // Until the member selects a point, the latest is selected, also after a newer one arrives.
  const [chosen, setChosen] = useState<number>()
  const columns = useMemo(
    () => ({ values: points.map(({ value }) => value), times: points.map(({ time }) => time) }),
    [points],
  )
  const displayUnit = getDisplayUnit(unit)
  // biome-ignore lint/correctness/useExhaustiveDependencies: masses use the member's unit
  const scale = useMemo(() => {
    const formatText = (value: number) => formatMetric({ unit }, value)
    // A range that starts at 0 has no lower limit.
    return {
      decimals: 1,
      text: formatText,
      band: range && ([range.from || Number.NEGATIVE_INFINITY, range.below] as const),
    }
  }, [unit, displayUnit, range])
  const formatDay = (index: number) => formatDayIn(columns.times, index)
  const formatText = (index: number) => scale.text(points[index]!.value) + formatUnit(displayUnit)
  return (
    <div className="-mx-4">
      <LineChart
        key={displayUnit}
        name={name}
        {...columns}
        label={(index) => formatTime(columns.times[index]!, 'M/d')!}
        day={formatDay}
        text={formatText}
        head={(index) => (
          <p className={CHART_HEAD}>
            <Reading when={formatDay(index)} value={formatText(index)} />
          </p>
        )}
        gap={(index) => formatGap(columns.times, index)}
        scale={scale}
        selected={Math.min(chosen ?? last, last)}
        onSelect={setChosen}
        height={158}
      />
    </div>
  )
}

interface WeightDialogProps {
  open: boolean
  /** Called on cancel and every other dismissal, but not while the weight is being saved. */
  onClose: () => void
  /** The previous weight, kg. */
  lastKg?: number
  onSaved: () => void
}

/** Dialog to enter and save a weight. */
export function WeightDialog({ open, onClose, lastKg, onSaved }: WeightDialogProps) {
  const [entered, setEntered] = useState<number>()
  const weightKg = entered ?? getInitialWeight(lastKg)
  const { mutate, isPending } = useMutation(saveWeight, {
    notDone: '保存失败，请重试',
    onSuccess: (message) => {
      showMessage(message || '保存成功', 'success')
      onClose()
      onSaved()
    },
  })
  const unit = useWeightUnit()
  const today = formatTime(getServerTime(), 'M月d日')!
  // Resets only on opening: a history that loads meanwhile must not overwrite the entered weight.
  useEffect(() => {
    if (open) setEntered(undefined)
  }, [open])
  const closeDialog = () => isPending || onClose()
  return (
    <BottomSheet open={open} onClose={closeDialog} title="记录体重" right={<i />}>
      <div className="px-4 pb-[22px] [@media(max-height:480px)]:pb-2">
        <p className="text-center text-caption text-ink-3">
          {lastKg === undefined ? today : `${today} · ${formatLastWeight(lastKg, unit)}`}
        </p>
        <WeightEntry
          weightKg={weightKg}
          onChange={setEntered}
          unit={unit}
          onUnit={chooseWeightUnit}
          isLocked={isPending}
        />
        <div className="mt-4.5 flex flex-wrap gap-3 [@media(max-height:480px)]:mt-0">
          <Button kind="quiet" className="flex-[1_1_6em]" onClick={closeDialog}>
            取消
          </Button>
          <Button className="flex-[1_1_6em]" busyLabel={isPending && '保存中'} onClick={() => mutate(weightKg)}>
            确定
          </Button>
        </div>
      </div>
    </BottomSheet>
  )
}

/** Mass, percent and level of the five segments; undefined if the scale does not measure them. */
export function getSegmentReadings(tissue: Tissue, source: Source) {
  const { history, fresh } = source
  const readSegment = (key: SegmentKey): Segment =>
    fresh
      ? fresh[getSegmentField(key, tissue)]
      : history && getLastSegment(history, getSegmentHistoryField(key, tissue))
  if (!SEGMENTS.some(({ key }) => readSegment(key)?.muscleOrFatMass !== undefined)) return undefined
  const weightKg = getLastWeight(source)
  return mapSegments((key) => getSegmentReading(tissue, readSegment(key), weightKg))
}

/** Mass of one segment over time in kg, oldest first; the fresh measurement is the last. */
export function getSegmentPoints(key: SegmentKey, tissue: Tissue, { history, fresh, now }: Source): Timed[] {
  const past = history ? getSegmentHistory(history, getSegmentHistoryField(key, tissue)) : []
  const weights = new Map(history?.history_weight.map(({ value, measurement_time }) => [measurement_time, value]))
  const points = past.flatMap(({ muscleOrFatMass, measurement_time }) => {
    const value = parsePartMass(muscleOrFatMass, weights.get(measurement_time))
    const time = parseTime(measurement_time)
    return value === undefined || time === undefined ? [] : [{ value, time }]
  })
  const freshReading = fresh && parsePartMass(fresh[getSegmentField(key, tissue)]?.muscleOrFatMass, fresh.weight)
  if (freshReading !== undefined) points.push({ value: freshReading, time: now })
  return points.sort((a, b) => a.time - b.time)
}

export { CompareButton } from '#shared/features/compare/compare-button.tsx'
export { BodyTypeFigure } from '#shared/ui/figures/body-type-figure.tsx'
