import { CROWD_PICTURE } from '#shared/campaign.ts'

/** How many take part; nothing when the service does not say. The heads beside the number are nobody in particular: a drawing, above the words where these need the room. */
export const Joined = ({ count }: { count?: string }) =>
  count === undefined ? null : (
    <section className="flex min-h-16 flex-wrap items-center justify-center gap-x-2.5 rounded-card border border-line bg-surface p-4 text-center text-ink-2">
      <img src={CROWD_PICTURE} alt="" width={102} height={26} />
      <p>
        已有<b className="num mx-1 text-fig-l leading-[1.2] text-brand-text">{count}</b>
        <span className="whitespace-nowrap">人参加</span>
      </p>
    </section>
  )
