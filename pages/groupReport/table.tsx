import { Fragment } from 'react'
import { MISSING, withCommas } from '#shared/core/numbers.ts'
import { useMore } from '#shared/ui/layout/use-more.tsx'
import { Medal } from '#shared/ui/people/medal.tsx'
import type { ReportView } from './model.ts'

interface Props {
  rows: ReportView['rows']
  /** The first three carry medals: not among those who missed the target. */
  hasMedals: boolean
}

/** From this many on one place a line above them says so and carries their medal. */
const MANY = 4
/** From this rank on the column needs more room than its heading. */
const LONG = 1000

/** Rank, nickname, check-in days; widths are fixed, so that nothing moves while a long list comes in. Ranks stand centred below one another, figures at the right edge. */
export function Table({ rows, hasMedals }: Props) {
  const { shown, more } = useMore(rows.length)
  const sharing = new Map<number | undefined, number>()
  for (const { rank } of rows) sharing.set(rank, (sharing.get(rank) ?? 0) + 1)
  const isLong = rows.some(({ rank = 0 }) => rank >= LONG)
  return (
    <>
      <table className="w-full table-fixed border-collapse">
        <thead className="text-sub text-ink-3">
          <tr className="h-12">
            <th
              className={`pl-5 text-center font-normal whitespace-nowrap ${isLong ? 'w-[calc(4.5em+20px)]' : 'w-[calc(2em+32px)]'}`}
            >
              排名
            </th>
            <th className="pl-3 text-left font-normal">昵称</th>
            <th className="w-[calc(4.25em+20px)] pr-5 text-right font-normal whitespace-nowrap">打卡天数</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map(({ rank, name, days }, index) => {
            const count = (rank && sharing.get(rank)) || 1
            const isShared = hasMedals && count >= MANY
            const medal = hasMedals && (rank === 1 || rank === 2 || rank === 3) && <Medal rank={rank} />
            return (
              <Fragment key={index}>
                {isShared && rows[index - 1]?.rank !== rank && (
                  <tr className="h-15 border-t border-line">
                    <td className="pl-5">
                      <span className="grid place-items-center">{medal}</span>
                    </td>
                    <th scope="rowgroup" colSpan={2} className="py-2 pr-5 pl-3 text-left leading-[1.4] font-semibold">
                      {withCommas(count)} 人并列第 {withCommas(rank!)}
                    </th>
                  </tr>
                )}
                <tr className="h-15 border-t border-line">
                  <td className="pl-5">
                    <span className="grid place-items-center">
                      {(!isShared && medal) || (
                        <b className="num max-w-full text-center wrap-anywhere text-[1.125rem] text-ink-3">
                          {withCommas(rank ?? MISSING)}
                        </b>
                      )}
                    </span>
                  </td>
                  <td className="py-2 pl-3 leading-[1.4]">
                    <bdi>{name}</bdi>
                  </td>
                  <td className="pr-5 text-right wrap-anywhere">
                    <b className="num text-fig-m">{days}</b>
                    {days !== '-' && <i className="ml-[3px] text-caption text-ink-3">天</i>}
                  </td>
                </tr>
              </Fragment>
            )
          })}
        </tbody>
      </table>
      {more}
    </>
  )
}
