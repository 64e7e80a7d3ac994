/** How many take part; nothing when the service does not say. */
export const Joined = ({ count }: { count?: string }) =>
  count === undefined ? null : (
    <section className="min-h-16 rounded-card border border-line bg-surface p-4 text-center text-ink-2">
      已有<b className="num mx-1 text-fig-l leading-[1.2] text-brand-text">{count}</b>人参加
    </section>
  )
