import { shownUnit } from '#shared/core/weight-unit.ts'
import { rangeText } from '#shared/health/axis.ts'
import { shownRange } from '#shared/health/levels.ts'
import type { Metric } from '#shared/health/metrics.ts'
import { NOT_TO_TRUST, ORIGINS, SOURCES } from '#shared/health/sources.ts'
import { standardOf } from '#shared/health/standards.ts'
import { hasTrend } from '#shared/health/trend.ts'
import { Card } from '#shared/ui/layout/card.tsx'
import { Tag } from '#shared/ui/verdicts/tag.tsx'
import { bandRows } from './basis.ts'
import type { Member, Point } from './model.ts'

const TREND = '趋势线是每日均值的指数平滑（每天 0.1，缺测的日子按直线补上），方法见 John Walker《The Hacker’s Diet》。'

/** Where the rating comes from: the bands with the member's place, the standard range, their source, how the scale gets the value, and when
 *  not to trust it. */
export function BasisCard({ metric, body, point }: { metric: Metric; body: Member; point: Point }) {
  const rows = bandRows(metric, point)
  const standard = body ? shownRange(standardOf(metric.key, body)) : undefined
  const { bands, origin } = SOURCES[metric.key]
  return (
    <Card title="评级依据">
      {rows.length > 0 && (
        <table className="mb-3 w-full border-collapse text-sub">
          <caption className="sr-only">{metric.name}的评级区间</caption>
          <thead className="text-left text-caption text-ink-3">
            <tr>
              <th scope="col" className="py-1.5 font-normal">
                区间{metric.unit && `（${shownUnit(metric.unit)}）`}
              </th>
              <th scope="col" className="py-1.5 font-normal">
                评级
              </th>
              <th scope="col" className="py-1.5 text-right font-normal">
                本次
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ range, rating, name, isOwn }) => (
              <tr key={range} className={`border-t border-line ${isOwn ? 'bg-canvas' : ''}`}>
                <th scope="row" className={`num py-2 text-left ${isOwn ? 'text-ink' : 'text-ink-2'}`}>
                  {range}
                </th>
                <td className="py-2">
                  <Tag kind={rating}>{name}</Tag>
                </td>
                <td className="num py-2 text-right whitespace-nowrap">{isOwn && point.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl className="flex flex-col gap-2 text-sub leading-[1.65] text-ink-2">
        {standard && <Row name="标准范围" text={rangeText(standard, metric.unit)} />}
        <Row name="区间来源" text={bands} />
        <Row name="数值来源" text={ORIGINS[origin] + (hasTrend(metric.key) ? TREND : '')} />
        <Row name="何时不准" text={NOT_TO_TRUST} />
      </dl>
    </Card>
  )
}

const Row = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt className="text-caption text-ink-3">{name}</dt>
    <dd>{text}</dd>
  </div>
)
