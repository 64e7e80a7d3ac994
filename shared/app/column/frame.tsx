import type { ReactNode } from 'react'

interface Props {
  /** The guarded address of the main picture, '' without one; undefined while it is on its way. */
  hero?: string
  /** Fixed above the picture, which leaves its row free; it holds the page's heading. */
  bar?: ReactNode
  children: ReactNode
}

/**
 * On a low screen a picture keeps its height, a card on the dark ground: cut to the width of the column a person would lose the head. The second
 * is for one that is drawn on beyond its sides and fills the ground.
 */
const LOW = [
  '[@media(max-height:430px)]:mx-auto [@media(max-height:430px)]:w-auto [@media(max-height:430px)]:rounded-t-card',
  '[@media(max-height:430px)]:object-fill',
]

/** Below the bar's row the picture comes out of the ground: cut off, its drawing would end at a line. */
const FADE =
  '[-webkit-mask-image:linear-gradient(transparent,#000_28px)] [mask-image:linear-gradient(transparent,#000_28px)]'

/** In place of a picture that cannot be had. */
const LOST = '/share/halo-course.svg'

/** A column's page: the picture, and a sheet that overlaps it. */
export const ColumnFrame = ({ hero, bar, children }: Props) => (
  <main className="page-column">
    {bar ?? <h1 className="sr-only">专栏详情</h1>}
    <div
      className={`flex-none bg-deep [@media(max-height:430px)]:mx-[calc(50%-50vw)] ${bar ? 'pt-[calc(var(--status-bar,env(safe-area-inset-top,0px))+var(--spacing-nav))]' : ''}`}
    >
      <div className="aspect-[390/292] [@media(max-height:430px)]:aspect-auto [@media(max-height:430px)]:h-[56vh]">
        {hero !== undefined && (
          <img
            src={hero || LOST}
            alt=""
            width={390}
            height={316}
            fetchPriority="high"
            className={`size-full object-cover object-bottom ${bar ? FADE : ''} ${LOW[Number(hero.endsWith('-wide.svg'))]}`}
            onError={({ currentTarget }) => {
              if (currentTarget.src.endsWith(LOST)) currentTarget.hidden = true
              else currentTarget.src = LOST
            }}
          />
        )}
      </div>
    </div>
    <div className="relative z-[2] -mt-7 flex flex-1 flex-col rounded-t-sheet bg-surface">{children}</div>
  </main>
)

/** The sheet while the column is on its way: it ends with the screen, since nothing on it takes the focus that a key would scroll from. */
export const WaitingColumn = () => (
  <div className="relative flex-1" role="status" aria-busy="true" aria-label="正在加载">
    <div className="absolute inset-0 overflow-hidden px-5 pt-6">
      <i className="skeleton block h-9 w-3/5" />
      <i className="skeleton mt-3 block h-5" />
      <div className="mt-3.5 flex gap-2">
        <i className="skeleton h-7 w-24 rounded-full!" />
        <i className="skeleton h-7 w-20" />
      </div>
      <i className="skeleton mt-4 block h-28" />
      <div className="-mx-5 mt-3 grid h-[51px] grid-cols-2 place-items-center border-b border-line">
        <i className="skeleton h-5 w-16" />
        <i className="skeleton h-5 w-16" />
      </div>
      <i className="skeleton -mx-1 mt-4 block h-80" />
    </div>
  </div>
)
