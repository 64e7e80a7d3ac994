import { useState } from 'react'
import { TIME_UNITS, type TimeUnit } from '#shared/api/member-calls.ts'
import { openNativePage } from '#shared/app/member/open-native-page.ts'
import { WordedBar } from '#shared/app/member/worded-bar.tsx'
import { goBack } from '#shared/app/page/navigate.ts'
import { keepInAddress } from '#shared/app/page/query.ts'
import { Segmented } from '#shared/ui/controls/segmented.tsx'
import type { Measure } from './model.ts'
import { Periods } from './periods.tsx'
import { unitInAddress } from './unit.ts'

const UNITS = [
  { key: 'day', label: '日' },
  { key: 'week', label: '周' },
  { key: 'month', label: '月' },
] as const

/** How often, how long and how hard, by day, week and month. */
export function Page() {
  const [unit, setUnit] = useState(unitInAddress)
  const [measure, setMeasure] = useState<Measure>('duration')
  const choose = (unit: TimeUnit) => {
    setUnit(unit)
    keepInAddress('timeUnit', String(TIME_UNITS[unit]))
  }
  return (
    <main className="page-column">
      <div className="sticky top-0 z-[3] bg-surface">
        <WordedBar tone="clear" title="运动数据" onBack={goBack} right={<ReportButton />} />
      </div>
      <div className="bg-surface px-4 pt-1 pb-3">
        <Segmented size="wide" label="时间单位" options={UNITS} value={unit} onChange={choose} />
      </div>
      <Periods key={unit} unit={unit} measure={measure} onMeasure={setMeasure} />
    </main>
  )
}

const ReportButton = () => (
  <button type="button" className="press h-touch" onClick={() => void openNativePage('exerciseReport', '运动报告')}>
    运动报告
  </button>
)
