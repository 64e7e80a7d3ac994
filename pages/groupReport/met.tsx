import { useState } from 'react'
import { getGroupReport } from '#shared/api/group-report.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { CircleProgress } from '#shared/ui/charts/circle-progress.tsx'
import { type Half, metView } from './model.ts'

interface Props {
  reportId: string
  /** Which part of the group came first, and how many it has. */
  condition: Half
  count: number
}

/**
 * How many of the whole group met the standard. A report holds only the part that was asked for: the other one is asked for beside it,
 * and nothing waits for that; where it cannot be had, what is known stands alone.
 */
export function Met({ reportId, condition, count }: Props) {
  const [first] = useState({ condition, count })
  const { remote } = useRemote((signal) =>
    getGroupReport(reportId, first.condition === '1' ? '0' : '1', signal).then(
      ({ userRankingList }) => userRankingList.length,
      () => undefined,
    ),
  )
  const { percent, words, note } = metView(first, remote.state === 'ready' ? remote.value : undefined)
  return (
    <div className="flex items-center gap-4 px-5 pt-3">
      <CircleProgress size="score" percent={percent ?? 0} label={percent === undefined ? '达标率' : `${percent}% 达标`}>
        {percent !== undefined && (
          <b className="num text-[min(1.125rem,22px)]">
            {percent}
            <small>%</small>
          </b>
        )}
      </CircleProgress>
      <p className="min-w-0">
        <b className="num block text-title">{words}</b>
        <span className="text-sub text-ink-2">{note}</span>
      </p>
    </div>
  )
}
