import { useMore } from '#shared/ui/layout/use-more.tsx'
import { Medal } from '#shared/ui/people/medal.tsx'
import type { ReportView } from './model.ts'

/** Rank, nickname, check-in days; the first three carry medals. */
export function Table({ rows }: { rows: ReportView['rows'] }) {
  const { shown, more } = useMore(rows.length)
  return (
    <>
      <table className="w-full border-collapse">
        <thead className="text-sub text-ink-3">
          <tr className="h-12">
            <th className="w-19 pl-5 text-left font-normal">排名</th>
            <th className="text-left font-normal">昵称</th>
            <th className="pr-5 text-right font-normal whitespace-nowrap">打卡天数</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map(({ rank, name, days }, index) => (
            <tr key={index} className="h-15 border-t border-line">
              <td className="pr-2 pl-5">
                {rank === 1 || rank === 2 || rank === 3 ? (
                  <Medal rank={rank} />
                ) : (
                  <b className="num block min-w-8 text-center whitespace-nowrap text-[1.125rem] text-ink-3">
                    {rank ?? '-'}
                  </b>
                )}
              </td>
              <td className="py-2 leading-[1.4]">
                <bdi>{name}</bdi>
              </td>
              <td className="pr-5 text-right whitespace-nowrap">
                <b className="num text-fig-m">{days}</b>
                {days !== '-' && <i className="ml-[3px] text-caption text-ink-3">天</i>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </>
  )
}
