/** Where the cards stand: the first one over the foot of the poster. */
export const CARDS = 'relative -mt-[18px] flex flex-1 flex-col gap-3 px-4 pb-6'

/** Cards that wait. */
export const WaitingCards = () => (
  <div className={CARDS} role="status" aria-busy="true" aria-label="正在加载">
    <div className="grid h-16 place-items-center rounded-card border border-line bg-surface">
      <i className="skeleton h-6.5 w-52" />
    </div>
    <div className="rounded-card border border-line bg-surface p-5">
      <i className="skeleton mb-4 block h-6 w-28" />
      {[1, 2, 3].map((row) => (
        <div key={row} className="mt-2.5 flex h-24 items-center gap-3.5 rounded-[16px] bg-canvas px-2.5">
          <i className="skeleton size-19 rounded-full!" />
          <i className="skeleton h-10 w-2/5" />
        </div>
      ))}
    </div>
  </div>
)
