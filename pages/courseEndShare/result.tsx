import { useState } from 'react'
import { OpenAppButton } from '#shared/app/open-app/open-app.tsx'
import { isDrawn } from '#shared/core/loading/ahead.ts'
import { NumberRoll } from '#shared/ui/motion/number-roll.tsx'
import { Author } from './author.tsx'
import type { Tile, WorkoutView } from './model.ts'
import type { SceneType } from './scenes.ts'
import { Sun } from './sun.tsx'

const LINE = 'border-t border-[#ffffff3d]'
const QUIET = 'text-caption text-[#cdd8d2]'
const GHOST = 'block rounded-tag bg-[#ffffff1f]'

/** 完成{course}, what it came to, and who did it when. Before a workout is there, its shape in blanks that give way as a whole: the text stands at the foot, so nothing may grow under it. */
export function Result({ view, scene }: { view: WorkoutView | undefined; scene: SceneType }) {
  return (
    <>
      {view && <Sun scene={scene} />}
      {view ? (
        <Figures key="figures" {...view} />
      ) : (
        <div key="waiting" className="relative pb-5">
          <h1 className={`h-8 w-2/3 ${GHOST}`} aria-label="正在加载" />
          <i className={`mt-6 h-20 w-1/2 ${GHOST}`} />
          <i className={`mt-8 h-9 ${GHOST}`} />
        </div>
      )}
      <div className={`relative flex min-h-[63px] flex-wrap items-center gap-3 pt-4.5 ${LINE}`}>
        {view ? <Author {...view} /> : <i className={`size-11 rounded-full! ${GHOST}`} />}
        <OpenAppButton target={{ page: 'home' }} className="ml-auto bg-[#ffffff2e]! text-white!" />
      </div>
    </>
  )
}

function Figures({ course, tiles: [best, ...others] }: WorkoutView) {
  // A number that can be read already stands still.
  const [Value] = useState(() => (isDrawn() ? undefined : NumberRoll))
  return (
    <div className={`relative z-0 pt-6 pb-5 ${SHADE}`}>
      <h1 className="text-[min(1.625rem,9vw)] leading-[1.3]">
        <span className="mb-0.5 flex items-baseline gap-2 text-[min(1.0625rem,24px)] leading-normal font-normal text-[#dfe8e3]">
          <Tick />
          完成
        </span>
        <bdi>{course}</bdi>
      </h1>
      {best && (
        <dl>
          <Best {...best} Value={Value} />
        </dl>
      )}
      {others.length > 0 && (
        <dl className={`${foldOf(others)} gap-x-3 gap-y-3.5 pt-4`}>
          {others.map(({ key, ...tile }) => (
            <Figure key={key} {...tile} />
          ))}
        </dl>
      )}
    </div>
  )
}

type FigureProps = Omit<Tile, 'key'>

const Figure = ({ label, value, unit }: FigureProps) => (
  <div>
    <dt className={QUIET}>{label}</dt>
    <dd className="num whitespace-nowrap text-[1.75rem] leading-[1.1]">
      {value}
      <i className={`ml-[3px] font-sans font-normal tracking-normal ${QUIET}`}>{unit}</i>
    </dd>
  </div>
)

/** Dark behind the words, as wide as the window. */
const SHADE =
  "before:absolute before:inset-y-0 before:-inset-x-[100vw] before:-z-1 before:bg-[linear-gradient(#05080a00,#05080a8c_25%)] before:content-['']"

/** The largest number, with what it is and its unit in two lines beside its foot. */
const Best = ({ label, value, unit, Value }: FigureProps & { Value?: typeof NumberRoll | undefined }) => (
  <div className="grid grid-cols-[auto_1fr] grid-rows-[1fr_auto] gap-x-2 pt-3">
    <dt className={`col-start-2 self-end text-[#dfe8e3] ${SIDE}`}>{label}</dt>
    <dd className="[display:contents]">
      <span className={`num col-start-1 row-span-2 row-start-1 leading-[.95] text-sprout ${bestSize(value)}`}>
        {Value ? <Value value={value} /> : value}
      </span>
      <i className={`col-start-2 pb-[.35em] ${QUIET} ${SIDE}`}>{unit}</i>
    </dd>
  </div>
)

const SIDE = 'text-sub leading-[1.4] whitespace-nowrap'

/** 96 px; a number of seven signs and more keeps to one line of the narrowest phone. */
const bestSize = (value: string) =>
  `tracking-[-.02em] ${value.length > 6 ? 'text-[min(4.5rem,17vw)]' : 'text-[min(6rem,24.6vw)]'}`

/** Four stand two by two, and so do two or three with a long one among them; other numbers in threes. */
const foldOf = (tiles: readonly Tile[]) =>
  tiles.length === 4 || tiles.some(({ value }) => value.length > 5) ? 'fold-[max(6.5rem,40%)]' : 'fold-[6rem]'

/** Stands on the line of the word behind it. */
const Tick = () => (
  <svg
    width="17"
    height="12"
    viewBox="3.5 6 17 12"
    fill="none"
    stroke="var(--color-sprout)"
    strokeWidth={2.2}
    aria-hidden="true"
  >
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </svg>
)
