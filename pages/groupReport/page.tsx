import { Fragment, useState } from 'react'
import { getGroupReport } from '#shared/api/group-report.ts'
import { OpenAppBar } from '#shared/app/open-app/bar.tsx'
import { keepInAddress, queryIds } from '#shared/app/page/query.ts'
import { useSharedItem } from '#shared/app/share-item/share-item.tsx'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { conditionOf, type ReportView, reportView } from './model.ts'
import { GroupPicture, List } from './report.tsx'

/** Words that end at a dot stay together where they have to share two lines. */
const Words = ({ text }: { text: string }) =>
  text.split(' · ').map((part, index, { length }) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="inline-block [word-break:keep-all]">{index < length - 1 ? `${part} ·` : part}</span>
    </Fragment>
  ))

/** Who of a group checked in often enough in a week, or who did not. */
export function Page() {
  const { reportId, ...query } = queryIds('reportId', 'meetStandardCondition')
  const asked = conditionOf(query.meetStandardCondition)
  /** The other half of the group, once the reader has asked for it. */
  const [other, setOther] = useState<{ view: ReportView; condition: typeof asked }>()
  const address = (meetStandardCondition: string) => pageUrl('groupReport', { reportId, meetStandardCondition })
  const { item, trouble } = useSharedItem([reportId], async (signal) =>
    reportView(await getGroupReport(reportId, asked, signal)),
  )
  const { view, condition } = other ?? { view: item, condition: asked }
  // A reload shows the same half; what is shared from here follows in the list.
  const onSwitch = (view: ReportView, condition: typeof asked) => {
    setOther({ view, condition })
    keepInAddress('meetStandardCondition', condition)
  }

  if (trouble) return trouble
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
        <div className="relative size-16 flex-none">
          {view ? <GroupPicture sources={view.faces} /> : <i className="block size-16 rounded-[28%] bg-[#ffffff1f]" />}
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
                <Words text={view.title} />
              </span>
            ) : (
              <i className="mt-1 block h-3.5 w-3/5 rounded-tag bg-[#ffffff1f]" />
            )}
          </p>
        </div>
      </header>
      <section className="relative -mt-5.5 flex flex-1 flex-col rounded-t-sheet bg-surface pt-2 pb-8">
        {view ? (
          <List reportId={reportId} view={view} condition={condition} link={address(condition)} onSwitch={onSwitch} />
        ) : (
          <div className="px-5 pt-3">
            <div className="mb-4 flex items-center gap-4">
              <i className="size-18 rounded-full border-[7px] border-fill" />
              <i className="h-10 w-32 rounded-tag bg-fill" />
            </div>
            <i className="block h-12.5 rounded-full bg-fill" />
            <i className="ghost-rows mt-14 block h-[480px]" />
          </div>
        )}
      </section>
      <OpenAppBar target={{ page: 'home' }} />
    </main>
  )
}
