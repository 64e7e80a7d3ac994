import { Fragment } from 'react'
import { createGroupReportQuery } from '#shared/api/group-report.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { QueryView } from '#shared/data/query-view.tsx'
import { requireIds, useQuery } from '#shared/data/use-query.ts'
import { ERROR_STATE, ShareErrorWithToast } from '#shared/features/share-page/share-error.tsx'
import { addCommas, PLACEHOLDER } from '#shared/format/numbers.ts'
import { lazyComponent } from '#shared/lazy/lazy-component.tsx'
import { lazyModule } from '#shared/lazy/lazy-module.ts'
import { OpenAppBar } from '#shared/open-app/bar.tsx'
import { type PageProps, queryChoice, queryIds } from '#shared/page/query.ts'
import { useMore } from '#shared/ui/layout/use-more.tsx'
import { GROUND, getHeadColours } from '#shared/ui/people/drawn-head.ts'
import { Medal } from '#shared/ui/people/medal.tsx'
import { Mosaic } from '#shared/ui/people/mosaic.tsx'
import { useShareCard } from '#shared/wechat/share.ts'
import { CONDITIONS, createReportView, getEmptyText, type ReportView } from './model.ts'
import { getShareCard } from './share.ts'

const Ghost = () => <i className="ghost-rows mx-5 mt-12 block h-[480px]" />

const LATER = lazyModule(() => import('./later.ts'))
const EmptyList = lazyComponent(LATER, ({ EmptyList }) => EmptyList, { fallback: () => <Ghost /> })
export const modules = { later: LATER, error: ERROR_STATE }

/** Weekly report of a group: the members who met the standard, or those who did not. */
export function Page({ search }: PageProps) {
  const { reportId } = queryIds(search, 'reportId')
  const condition = queryChoice(search, 'meetStandardCondition', CONDITIONS)
  const values = { reportId, condition: condition ?? '' }
  const query = useQuery(
    requireIds(search, [condition === undefined ? '' : reportId], createGroupReportQuery(reportId, values.condition)),
  )
  return (
    <QueryView query={query} errorState={ShareErrorWithToast} skeleton={<Report {...values} />}>
      {(report) => <Report {...values} view={createReportView(report)} />}
    </QueryView>
  )
}

interface ReportProps {
  reportId: string
  condition: string
  /** Undefined while loading. */
  view?: ReportView
}

function Report({ reportId, condition, view }: ReportProps) {
  useShareCard(view && getShareCard(view, getPageUrl('groupReport', { reportId, meetStandardCondition: condition })))
  return (
    <main className="page-column">
      <header className="deep-side relative flex items-center gap-4 overflow-hidden bg-deep px-5 pt-9 pb-11.5 text-on-deep">
        <img
          src="/share/halo-side.svg"
          alt=""
          width={390}
          height={140}
          className="absolute inset-0 size-full object-cover [object-position:right]"
        />
        <div className="relative size-16 flex-none [--mosaic-gap:var(--color-deep)]">
          {view ? (
            <Mosaic sources={view.faces} size={64} name="群组头像" className="size-16" />
          ) : (
            <i className="block size-16 rounded-[28%] bg-[#ffffff1f]" />
          )}
        </div>
        <div className="relative min-w-0 flex-1">
          <h1
            className="min-h-[1.4em] text-[min(1.375rem,8vw)] leading-[1.4]"
            aria-label={view ? undefined : '正在加载'}
          >
            {view ? (
              <span className="off-marks block w-fit">
                <bdi>{view.name}</bdi>
              </span>
            ) : (
              <i className="block h-[1.2em] w-40 max-w-full rounded-tag bg-[#ffffff1f]" />
            )}
          </h1>
          <p className="min-h-[1.6em] text-sub leading-[1.6] text-on-deep-2">
            {view ? (
              <span className="off-marks block w-fit">
                <ReportTitle text={view.title} />
              </span>
            ) : (
              <i className="mt-1 block h-3.5 w-3/5 rounded-tag bg-[#ffffff1f]" />
            )}
          </p>
        </div>
      </header>
      <section className="relative -mt-5.5 flex flex-1 flex-col rounded-t-sheet bg-surface pt-2 pb-8">
        {!view && <Ghost />}
        {view && view.rows.length > 0 && <MemberTable rows={view.rows} hasMedals={condition !== '0'} />}
        {view?.rows.length === 0 && <EmptyList title={getEmptyText(condition)} />}
      </section>
      <OpenAppBar target={{ page: 'home' }} />
    </main>
  )
}

/** Breaks lines at ` · ` only. */
const ReportTitle = ({ text }: { text: string }) =>
  text.split(' · ').map((phrase, index, { length }) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="inline-block [word-break:keep-all]">{index < length - 1 ? `${phrase} ·` : phrase}</span>
    </Fragment>
  ))

/**
 * Width of the rank column and its font size by the longest rank (3, 7 or 13 characters). A rank
 * never wraps, so large text is limited by the screen width.
 */
const RANK_STYLES = [
  ['w-[calc(2em+32px)]', 'text-[1.125rem]'],
  ['w-[calc(min(4.2rem,22vw)+20px)]', 'text-[min(1.125rem,5.8vw)]'],
  ['w-[calc(min(6.4rem,27vw)+20px)]', 'text-[min(1rem,4.4vw)]'],
] as const
const getRankStyle = (longest: number) => RANK_STYLES[longest < 1000 ? 0 : longest < 1e6 ? 1 : 2]

interface TableProps {
  rows: ReportView['rows']
  /** Medals for the ranks 1 to 3; not for members below the standard. */
  hasMedals: boolean
}

/**
 * Rank, nickname and check-in days of each member. Fixed column widths avoid layout shifts in a
 * long list.
 */
function MemberTable({ rows, hasMedals }: TableProps) {
  const { displayed, more } = useMore(rows.length)
  const [column, size] = getRankStyle(Math.max(0, ...rows.map(({ rank = 0 }) => rank)))
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
          {rows.slice(0, displayed).map(({ rank, name, initial, days }, index) => (
            <tr key={index} className="h-15 border-t border-line">
              <td className="pl-5">
                <span className="grid place-items-center">
                  {hasMedals && rank && rank < 4 ? (
                    <Medal rank={rank} />
                  ) : (
                    <b className={`num whitespace-nowrap text-ink-3 ${size}`}>{addCommas(rank ?? PLACEHOLDER)}</b>
                  )}
                </span>
              </td>
              <td className="py-2 pl-3 leading-[1.4]">
                <span className="flex flex-wrap items-center gap-x-3">
                  <InitialDisc name={name} initial={initial} />
                  <bdi className="min-w-0 flex-[1_1_4em]">{name}</bdi>
                </span>
              </td>
              <td className="pr-5 text-right wrap-anywhere">
                <b className="num text-fig-m">{days}</b>
                {days !== PLACEHOLDER && <i className="ml-[3px] text-caption text-ink-3">天</i>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </>
  )
}

/** Disc with the first character of a nickname, in a colour of that name. */
const InitialDisc = ({ name, initial }: { name: string; initial: string }) => (
  <span
    className="relative grid size-9 flex-none place-items-center text-[min(.9375rem,20px)] leading-none"
    aria-hidden="true"
  >
    <svg className="absolute inset-0" width="36" height="36" viewBox="0 0 2 2" aria-hidden="true">
      <circle cx="1" cy="1" r="1" fill={getHeadColours(name).colour} fillOpacity={GROUND} />
    </svg>
    {initial}
  </span>
)
