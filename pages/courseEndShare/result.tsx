import { usePart } from '#shared/app/loading/use-part.ts'
import type { WorkoutView } from './model.ts'

const LINE = 'border-t border-[#ffffff3d]'
const QUIET = 'text-caption text-[#cdd8d2]'

const loadAuthor = () => import('./author.tsx')

/** 完成{course}, the figures there are, and who did it when. Before a workout is there, blanks that give way as a whole: the text stands at the foot, so nothing may grow under it. */
export function Result({ view }: { view: WorkoutView | undefined }) {
  const [part] = usePart(loadAuthor)
  return (
    <>
      {view ? (
        <Figures key="figures" {...view} />
      ) : (
        <h1 key="waiting" className="relative mb-5 block h-32 rounded-tag bg-[#ffffff1f]" aria-label="正在加载" />
      )}
      <div className={`relative flex min-h-[63px] items-center gap-3 pt-4.5 ${LINE}`}>
        {view && part && <part.Author {...view} />}
      </div>
    </>
  )
}

const Figures = ({ course, tiles }: WorkoutView) => (
  <div className="relative -mx-6 bg-[linear-gradient(#05080a00,#05080a8c_25%)] px-6 pt-6">
    <h1 className="mb-5 text-[min(2.125rem,12vw)] leading-[1.25]">
      <span className="mb-0.5 flex items-center gap-1.5 text-[min(1.0625rem,24px)] leading-normal font-normal text-[#dfe8e3]">
        <Tick />
        完成
      </span>
      <bdi>{course}</bdi>
    </h1>
    {tiles.length > 0 && (
      // Four stand two by two, other numbers in threes.
      <dl
        className={`${tiles.length === 4 ? 'fold-[max(6.5rem,40%)]' : 'fold-[6.5rem]'} gap-x-3 gap-y-4.5 py-5 ${LINE}`}
      >
        {tiles.map(({ key, label, value, unit }) => (
          <div key={key}>
            <dt className={QUIET}>{label}</dt>
            <dd
              className={`num whitespace-nowrap ${sizeOf(value)} leading-[1.2] ${key === 'calorie' ? 'text-sprout' : ''}`}
            >
              {value}
              <i className={`ml-[3px] font-sans font-normal ${QUIET}`}>{unit}</i>
            </dd>
          </div>
        ))}
      </dl>
    )}
  </div>
)

/** A number of six signs and more keeps to one line of its third of the narrowest row. */
const sizeOf = (value: string) => (value.length > 5 ? 'text-[1.625rem]' : 'text-[2.125rem]')

const Tick = () => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 24 24"
    fill="none"
    stroke="var(--color-sprout)"
    strokeWidth={2}
    aria-hidden="true"
  >
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </svg>
)
