import { Title } from '#shared/ui/layout/title.tsx'
import type { InviteView } from './model.ts'
import { TargetRing } from './target-ring.tsx'

const NOTCH = 'absolute -top-3 size-[22px] rounded-full bg-[#e6f5ec]'

interface Props {
  view: InviteView | undefined
  /** What draws the members' pictures, once it is there. */
  part: typeof import('./faces.tsx') | undefined
  /** What a chat sends on. */
  link: string
}

/** The group on a ticket: who it is, what it does every day, and who is in it. Without a group, the same shape waiting. */
export function Ticket({ view, part, link }: Props) {
  return (
    <section className="relative mt-6.5 rounded-[28px] bg-surface px-6 pt-8 pb-6.5 text-center shadow-[0_12px_40px_#0c3c241a]">
      <div className="flex h-22 justify-center">
        {view && part ? <part.GroupPicture view={view} link={link} /> : <i className="size-22 rounded-[28%] bg-fill" />}
      </div>
      <h1 className="mt-4.5 min-h-[1.35em] text-page leading-[1.35]" aria-label={view ? undefined : '正在加载'}>
        {view ? <Title text={view.name} /> : <i className="mx-auto block h-[1.2em] w-50 rounded-tag bg-fill" />}
      </h1>
      {(!view || view.target) && <TargetRing target={view?.target} />}
      <div className="relative -mx-6 mt-6.5 mb-5.5 border-t-2 border-dashed">
        <i className={`${NOTCH} -left-[11px]`} />
        <i className={`${NOTCH} -right-[11px]`} />
      </div>
      <p className="flex min-h-[34px] flex-wrap items-center justify-center gap-3 text-ink-2">
        {/* As wide as the faces, so that the words do not move when they come. */}
        {view &&
          (part ? (
            <part.Faces sources={view.faces} />
          ) : (
            <svg width={view.faces.length * 24 + 10} height="34" aria-hidden="true" />
          ))}
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
