/** Where the cards stand: the first one over the foot of the poster. */
export const CARDS = 'relative -mt-[18px] flex flex-1 flex-col gap-3 px-4 pb-6'

/** Cards that wait. */
export const WaitingCards = () => (
  <div className={CARDS} role="status" aria-busy="true" aria-label="正在加载">
    <i className="h-16 rounded-card border border-line bg-surface" />
    <WaitingCard />
  </div>
)

export const WaitingCard = () => (
  <div className="rounded-card border border-line bg-surface p-5">
    <i className="skeleton block h-5 w-28" />
    {[1, 2, 3].map((row) => (
      <i key={row} className="skeleton mt-3 block h-24" />
    ))}
  </div>
)
