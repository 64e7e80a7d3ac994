import { useMemo } from 'react'
import { serverNow } from '#shared/api/server-clock.ts'
import type { SportPeriod } from '#shared/api/sport.ts'
import { LookBackButton } from '#shared/app/look-back/look-back-button.tsx'
import { amount } from '#shared/core/numbers.ts'
import { DataTable } from '#shared/ui/charts/data-table.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { STEPS, type YearMonth, yearOf } from './year-model.ts'

/** Of a day's square and the gap beside it, in the drawing's own units. */
const [SIDE, GAP] = [10, 2]
const [WIDE, HIGH] = [7 * (SIDE + GAP) - GAP, 6 * (SIDE + GAP) - GAP]
/** One colour, darker the more was done. */
const STRENGTHS = [0, 0.3, 0.52, 0.76, 1]

/** Twelve months of days, and the way to look back on them. */
export function Year({ periods }: { periods: readonly SportPeriod[] }) {
  const months = useMemo(() => yearOf(periods, serverNow()), [periods])
  const told = ({ days, minutes, kcal }: YearMonth) =>
    days ? `${amount(days)} 天，${amount(minutes)} 分钟，${amount(kcal)} 千卡` : '没有运动'
  return (
    <>
      <Card title="运动日历" right="近 12 个月">
        {/* In px: of the text only the month's name stands in a column, which large text needs no wider. */}
        <ul role="list" className="fold-[74px] gap-x-4 gap-y-3">
          {months.map((month) => (
            <li key={month.title}>
              <p className="mb-1 text-caption text-ink-3">{month.label}</p>
              <Month month={month} words={`${month.title}：${told(month)}`} />
            </li>
          ))}
        </ul>
        <Legend />
        <div className="-mx-4 -mb-2">
          <DataTable
            name="每月运动"
            what="每月"
            day={(index) => months[index]!.title}
            text={(index) => told(months[index]!)}
            count={months.length}
          />
        </div>
      </Card>
      <LookBackButton />
    </>
  )
}

const Month = ({ month: { weeks }, words }: { month: YearMonth; words: string }) => (
  <svg className="h-auto w-full max-w-[110px]" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={words}>
    {weeks.flatMap((row, week) =>
      row.map((shade, day) =>
        shade === undefined ? null : (
          <Square key={`${week}-${day}`} x={day * (SIDE + GAP)} y={week * (SIDE + GAP)} shade={shade} />
        ),
      ),
    )}
  </svg>
)

const Square = ({ x, y, shade }: { x: number; y: number; shade: number }) => (
  <rect
    x={x}
    y={y}
    width={SIDE}
    height={SIDE}
    rx={2.5}
    fill={shade ? 'var(--color-brand-line)' : 'var(--color-fill)'}
    fillOpacity={shade ? STRENGTHS[shade] : 1}
  />
)

/** What the shades mean, in minutes a day. */
const Legend = () => (
  <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-3">
    <span className="basis-full">每天分钟数</span>
    {[0, ...STEPS].map((least, shade) => (
      <span key={least} className="flex items-center gap-1 whitespace-nowrap">
        <svg width="12" height="12" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
          <Square x={0} y={0} shade={shade} />
        </svg>
        {rangeText(least, STEPS[shade])}
      </span>
    ))}
  </p>
)

/** '0', '1–19', '60 以上'. @param next where the next shade begins */
const rangeText = (least: number, next: number | undefined) =>
  next === undefined ? `${least} 以上` : next - 1 === least ? `${least}` : `${least}–${next - 1}`
