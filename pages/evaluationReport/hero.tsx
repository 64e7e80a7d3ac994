import type { Profile } from '#shared/api/user.ts'
import { toImageUrl } from '#shared/core/links/safe-url.ts'
import { Avatar } from '#shared/ui/people/avatar.tsx'
import type { ReportView } from './model.ts'

/** Print has no dark background, so its text is dark. */
const QUIET = 'text-on-deep-2 print:text-ink-2'

/** Member, time and overall result. */
export function Hero({ report, profile }: { report: ReportView; profile: Profile | undefined }) {
  return (
    <>
      <div className="flex items-center gap-3 px-5 pt-2">
        <Avatar src={toImageUrl(profile?.avatar)} size={44} who={profile?.nickname} />
        <div className="min-w-0">
          <p className="truncate elder:whitespace-normal leading-[1.4] font-semibold">
            <bdi>{profile?.nickname || '我的报告'}</bdi>
          </p>
          <p className={`text-caption leading-normal ${QUIET}`}>评测时间 {report.time}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3 px-5 pt-4.5 pb-5.5 print:pt-2 print:pb-3">
        <div className="min-w-0 flex-[1_1_9rem]">
          <h2 className="text-[min(2rem,16vw)] leading-tight tracking-[.01em]">
            <bdi>{report.title}</bdi>
          </h2>
          <p className={`mt-1.5 max-w-[15rem] text-sub leading-[1.65] print:max-w-none ${QUIET}`}>{report.message}</p>
        </div>
        <p className="ml-auto text-right">
          <b className="num text-[min(4.75rem,22vw)] leading-[.92] tracking-[-.03em] text-sprout print:text-[64px] print:text-brand-text">
            {report.score}
          </b>
          <span className={`block text-sub leading-normal ${QUIET}`}>综合评分 · {report.letter} 级</span>
        </p>
      </div>
    </>
  )
}
