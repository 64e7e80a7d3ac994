import { formatTime } from '#shared/core/dates/dates.ts'
import { shownUnit } from '#shared/core/weight-unit.ts'
import { type AllItems, joinRecords } from '#shared/health/records.ts'
import { AxisStrip } from '#shared/ui/verdicts/axis-bar.tsx'
import type { Member } from './model.ts'
import { CHART, figuresOf, personText, weightBand, weightChart } from './print-model.ts'

interface Props {
  items: AllItems
  body: Member
  /** As the member calls themselves; may be empty. */
  name: string
  /** Epoch milliseconds: the day the paper is made. */
  now: number
}

/** One sheet of A4 for a doctor or a coach: who, the figures with their ranges, the weight of a year. Black on white in every theme. */
export function PrintPage({ items, body, name, now }: Props) {
  const records = joinRecords(items)
  return (
    <article className="bg-white text-[12px] leading-[1.5] text-black [-webkit-print-color-adjust:exact] [print-color-adjust:exact]">
      <header className="flex items-end justify-between border-b-2 border-black pb-2">
        <div>
          <h1 className="text-[20px] font-semibold">身体数据记录</h1>
          <p>{[name, personText(body)].filter(Boolean).join(' · ')}</p>
        </div>
        <p>打印日期 {formatTime(now, 'yyyy-MM-dd')}</p>
      </header>
      <Chart records={records} band={weightBand(items, body)} />
      <table className="mt-4 w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-black">
            {['指标', '最近一次', '评级', '区间', '测量日期'].map((title) => (
              <th key={title} scope="col" className="py-1 pr-2 font-semibold whitespace-nowrap">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figuresOf(items, body).map((figure) => (
            <tr key={figure.name} className="border-b border-[#bbb] align-top">
              <th scope="row" className="py-1 pr-2 font-semibold whitespace-nowrap">
                {figure.name}
              </th>
              <td className="py-1 pr-2 whitespace-nowrap">{figure.value}</td>
              <td className="min-w-28 py-1 pr-2 whitespace-nowrap">
                {figure.rating || '-'}
                {figure.zones && <AxisStrip zones={figure.zones} />}
              </td>
              <td className="py-1 pr-2">{figure.range || '-'}</td>
              <td className="py-1 whitespace-nowrap">{figure.day}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer className="mt-3 text-[11px] text-[#444]">
        <p>体重由体脂秤测得，其余指标由电阻抗与个人资料估算；运动、发热、怀孕或佩戴起搏器时不宜参考。</p>
        <p>四级评级：风险、警戒、正常、优秀。数据仅供参考，不能代替医生的诊断。</p>
      </footer>
    </article>
  )
}

interface ChartProps {
  records: ReturnType<typeof joinRecords>
  /** From where to where a weight is normal, kg. */
  band?: readonly [number, number]
}

function Chart({ records, band }: ChartProps) {
  const chart = weightChart(records, band)
  if (!chart) return null
  const { width, height, left, bottom } = CHART
  return (
    <figure className="mt-4">
      <figcaption className="flex justify-between">
        <b>近一年体重（{shownUnit('kg')}）</b>
        <span>
          {chart.count} 次测量，{chart.range}；圆点为测量值，线为趋势{band && '，灰底为正常与优秀'}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="mt-1 w-full"
        role="img"
        aria-label={`近一年体重，${chart.range}`}
      >
        {chart.band && <rect x={left} width={width - left} y={chart.band.y} height={chart.band.height} fill="#eee" />}
        {chart.marks.map(({ y, text }) => (
          <g key={text}>
            <line x1={left} x2={width} y1={y} y2={y} stroke="#bbb" strokeWidth={0.7} />
            <text x={left - 6} y={y + 4} textAnchor="end" fontSize={12}>
              {text}
            </text>
          </g>
        ))}
        {chart.dots.map((dot) => (
          <circle key={dot.day} cx={dot.x} cy={dot.y} r={1.6} fill="#fff" stroke="#777" strokeWidth={0.7} />
        ))}
        {chart.lines.map((points) => (
          // A day between two gaps is a line of no length, which its round ends make a dot.
          <polyline
            key={points}
            points={points}
            fill="none"
            stroke="#000"
            strokeWidth={1.8}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        ))}
        <text x={left} y={height - bottom / 3} fontSize={12}>
          {chart.from}
        </text>
        <text x={width} y={height - bottom / 3} fontSize={12} textAnchor="end">
          {chart.to}
        </text>
      </svg>
    </figure>
  )
}
