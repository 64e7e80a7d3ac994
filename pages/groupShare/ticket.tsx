import { Faces, GroupPicture } from './faces.tsx'
import type { InviteView } from './model.ts'
import { TargetRing } from './target-ring.tsx'

const NOTCH = 'absolute -top-3 size-[22px] rounded-full bg-[#e6f5ec]'

interface Props {
  view: InviteView | undefined
  /** What a chat sends on. */
  link: string
}

/** The group on a ticket: who it is, what it does every day, and who is in it. Without a group, the same shape waiting. */
export function Ticket({ view, link }: Props) {
  return (
    <section className="relative mt-6.5 rounded-[28px] bg-surface px-6 pt-8 pb-6.5 text-center shadow-[0_12px_40px_#0c3c241a]">
      <div className="flex h-22 justify-center">
        {view ? <GroupPicture view={view} link={link} /> : <i className="size-22 rounded-[28%] bg-fill" />}
      </div>
      <h1 className="mt-4.5 min-h-[1.35em] text-page leading-[1.35]" aria-label={view ? undefined : '正在加载'}>
        {view ? <bdi>{view.name}</bdi> : <i className="mx-auto block h-[1.2em] w-50 rounded-tag bg-fill" />}
      </h1>
      {(!view || view.target) && <TargetRing target={view?.target} />}
      <div className="relative -mx-6 mt-6.5 mb-5.5 border-t-2 border-dashed">
        <i className={`${NOTCH} -left-[11px]`} />
        <i className={`${NOTCH} -right-[11px]`} />
      </div>
      <p className="flex min-h-[34px] flex-wrap items-center justify-center gap-3 text-ink-2">
        {view && <Faces sources={view.faces} />}
        {view?.members && (
          <span>
            {view.members.before}
            <b className="num text-[1.125rem] text-ink">{view.members.count}</b> 人在练
          </span>
        )}
      </p>
    </section>
  )
}
