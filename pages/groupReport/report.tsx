import { useRef, useState } from 'react'
import { getGroupReport } from '#shared/api/group-report.ts'
import { toast } from '#shared/app/messages/messages.ts'
import { busy } from '#shared/app/page/progress.ts'
import { useShareCard } from '#shared/app/wechat/share.ts'
import { Segmented } from '#shared/ui/controls/segmented.tsx'
import { Mosaic } from '#shared/ui/people/mosaic.tsx'
import { Empty } from '#shared/ui/states/empty.tsx'
import { ListDrawing } from '#shared/ui/states/empty-drawings.tsx'
import { Met } from './met.tsx'
import { emptyWords, type Half, type ReportView, reportView } from './model.ts'
import { cardOf } from './share.ts'
import { Table } from './table.tsx'

/** The group's picture. */
export const GroupPicture = ({ sources }: { sources: readonly string[] }) => (
  <span className="[--mosaic-gap:var(--color-deep)]">
    <Mosaic sources={sources} size={64} name="群组头像" />
  </span>
)

const HALVES = [
  { key: '1', label: '达标' },
  { key: '0', label: '未达标' },
] as const

interface Props {
  reportId: string
  view: ReportView
  /** Which half `view` shows; '' both, for a link that names none. */
  condition: Half
  /** What a chat sends on. */
  link: string
  /** Another half has arrived. */
  onSwitch: (view: ReportView, condition: Half) => void
}

/** Who met the standard or who did not, with the way from one to the other; or why there is no list. */
export function List({ reportId, view, condition, link, onSwitch }: Props) {
  useShareCard(cardOf(view, link))
  const [wanted, setWanted] = useState(condition)
  const latest = useRef<Half>(condition)
  const choose = async (half: Half) => {
    if (half === wanted) return
    setWanted(half)
    latest.current = half
    const done = busy()
    try {
      const other = reportView(await getGroupReport(reportId, half))
      if (latest.current === half) onSwitch(other, half)
    } catch {
      if (latest.current !== half) return
      setWanted(condition)
      latest.current = condition
      toast('查询失败')
    } finally {
      done()
    }
  }
  return (
    <>
      <Met reportId={reportId} condition={condition} count={view.rows.length} />
      <div className="px-5 pt-4 pb-2">
        <Segmented<Half>
          label="显示哪些成员"
          size="wide"
          options={wanted ? HALVES : [{ key: '', label: '全部' }, ...HALVES]}
          value={wanted}
          onChange={(half) => void choose(half)}
        />
      </div>
      {/* While the chosen half is on its way the other one stands here: faded, unless it comes at once. */}
      <div
        aria-busy={wanted !== condition}
        className={`flex flex-1 flex-col ${wanted === condition ? '' : 'opacity-40 transition-opacity delay-200 duration-200'}`}
      >
        {view.rows.length ? (
          <Table key={condition} rows={view.rows} hasMedals={condition !== '0'} />
        ) : (
          <Empty drawing={<ListDrawing />} title={emptyWords(condition)} />
        )}
      </div>
    </>
  )
}
