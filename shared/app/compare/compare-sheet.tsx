import { useMemo, useState } from 'react'
import { loadWithSegments } from '#shared/app/records/load.ts'
import { Nothing, RecordsSheet } from '#shared/app/records/records-sheet.tsx'
import { type Body, isMinor } from '#shared/health/body.ts'
import { comparedRows } from '#shared/health/compare.ts'
import { ADULTS_ONLY } from '#shared/health/ratings.ts'
import { joinRecords } from '#shared/health/records.ts'
import { DatedChoice } from '#shared/ui/controls/dated-choice.tsx'
import { CompareRows } from './compare-rows.tsx'
import { CompareSegments } from './compare-segments.tsx'
import { optionsOf, pairNames } from './names.ts'

interface Props {
  open: boolean
  onClose: () => void
  /** null: the profile could not be had. */
  body: Body | null
}

const load = async (signal: AbortSignal) => {
  const { history, items } = await loadWithSegments(signal)
  return { history, records: joinRecords(items) }
}

/** Two measurements of one's own choice, side by side. */
export const CompareSheet = ({ body, ...props }: Props) => (
  <RecordsSheet {...props} title="两次对比" load={load}>
    {(loaded) =>
      loaded.records.length < 2 ? (
        <Nothing words="至少有两次测量才能对比，再测一次就可以了" />
      ) : (
        <Compared {...loaded} body={body} />
      )
    }
  </RecordsSheet>
)

interface ComparedProps extends Awaited<ReturnType<typeof load>> {
  body: Body | null
}

function Compared({ records, history, body }: ComparedProps) {
  const options = useMemo(() => optionsOf(records), [records])
  const last = records.length - 1
  const [[first, second], setChosen] = useState<readonly [number, number]>([last - 1, last])
  const [earlier, later] = [Math.min(first, second), Math.max(first, second)]
  const pair = [records[earlier]!, records[later]!] as const
  const rows = comparedRows(...pair, body)
  const names = pairNames(records, options, [earlier, later])
  return (
    <div className="flex flex-col gap-4">
      <div className="fold-[15.5rem] gap-3">
        <DatedChoice label="第一次" options={options} value={first} onChange={(to) => setChosen([to, second])} />
        <DatedChoice label="第二次" options={options} value={second} onChange={(to) => setChosen([first, to])} />
      </div>
      {first === second ? (
        <p className="py-4 text-center text-sub text-ink-3">两次选的是同一条记录，换一条看看有什么不同</p>
      ) : (
        <>
          <CompareRows rows={rows} names={names} />
          <CompareSegments pair={pair} names={names} history={history} body={body} />
          <p className="text-caption text-ink-3">
            单次测量会受喝水、进食和运动影响，长期的方向看趋势
            {body && isMinor(body) && `。${ADULTS_ONLY}`}
          </p>
        </>
      )}
    </div>
  )
}
