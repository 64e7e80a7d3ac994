import { useState } from 'react'
import { BarChart, type ChartProps, LineChart } from '#shared/ui/charts/chart-frame.tsx'
import { Segmented } from '#shared/ui/controls/segmented.tsx'
import type { Amount } from './samples.ts'

const AMOUNTS = [
  { key: 'sample', label: '样例' },
  { key: 'none', label: '空' },
  { key: 'one', label: '1 个' },
  { key: 'many', label: '1 万' },
] as const

interface Props {
  title: string
  unit: string
  kind: 'line' | 'bar'
  series: Record<Amount, readonly number[]>
}

const SCALE = { decimals: 1, text: String }

/** A chart over time with as many points as chosen. */
export function SeriesCard({ title, unit, kind, series }: Props) {
  const [amount, setAmount] = useState<Amount>('sample')
  const values = series[amount]
  return (
    <section className="overflow-hidden rounded-card bg-surface pt-5 pb-2 shadow-card">
      <h2 className="px-5 text-head">{title}</h2>
      <div className="px-4 py-3">
        <Segmented size="wide" label={`${title}的数据量`} options={AMOUNTS} value={amount} onChange={setAmount} />
      </div>
      <Series key={amount} title={title} unit={unit} kind={kind} values={values} />
    </section>
  )
}

function Series({ title, unit, kind, values }: Omit<Props, 'series'> & { values: readonly number[] }) {
  const [selected, setSelected] = useState(values.length - 1)
  const props: ChartProps = {
    name: title,
    values,
    label: (index) => `#${index + 1}`,
    text: (index) => `${values[index]}${unit}`,
    selected,
    onSelect: setSelected,
  }
  return kind === 'line' ? (
    <LineChart {...props} scale={SCALE} />
  ) : (
    <BarChart {...props} short={(index) => String(values[index])} />
  )
}
