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
/** Column and figures by the longest place, of 3, 7 or 13 characters: a place never breaks, so where letters are large it is smaller than they are. */
const RANKS = [
  ['w-[calc(2em+32px)]', 'text-[1.125rem]'],
  ['w-[calc(min(4.2rem,22vw)+20px)]', 'text-[min(1.125rem,5.8vw)]'],
  ['w-[calc(min(6.4rem,27vw)+20px)]', 'text-[min(1rem,4.4vw)]'],
] as const
const ranksOf = (longest: number) => RANKS[longest < 1000 ? 0 : longest < 1e6 ? 1 : 2]

/** Rank, nickname, check-in days; widths are fixed, so that nothing moves while a long list comes in. Ranks stand centred below one another, figures at the right edge. */
export function Table({ rows, hasMedals }: Props) {
  const { shown, more } = useMore(rows.length)
  const sharing = new Map<number | undefined, number>()
  for (const { rank } of rows) sharing.set(rank, (sharing.get(rank) ?? 0) + 1)
  const [column, size] = ranksOf(Math.max(0, ...rows.map(({ rank = 0 }) => rank)))
  return (
    <>
      <table className="w-full table-fixed border-collapse">
        <thead className="text-sub text-ink-3">
          <tr className="h-12">
            <th className={`pl-5 text-center font-normal whitespace-nowrap ${column}`}>排名</th>
            <th className="pl-3 text-left font-normal">昵称</th>
            <th className="w-[calc(min(4.25em,22vw)+20px)] pr-5 text-right font-normal *:inline-block">
              <span>打卡</span>
              <span>天数</span>
            </th>
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
                        <b className={`num whitespace-nowrap text-ink-3 ${size}`}>{withCommas(rank ?? MISSING)}</b>
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
