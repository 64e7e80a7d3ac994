import { useState } from 'react'
import { usePart } from '#shared/app/loading/use-part.ts'
import { OpenAppButton } from '#shared/app/open-app/open-app.tsx'
import { isDrawn } from '#shared/core/loading/ahead.ts'
import { beside } from '#shared/core/loading/lazy.ts'
import type { Tile, WorkoutView } from './model.ts'
import type { SceneType } from './scenes.ts'

const LINE = 'border-t border-[#ffffff3d]'
const QUIET = 'text-caption text-[#cdd8d2]'
const GHOST = 'block rounded-tag bg-[#ffffff1f]'

const loadAuthor = beside(() => import('./author.tsx'))

/** 完成{course}, what it came to, and who did it when. Before a workout is there, its shape in blanks that give way as a whole: the text stands at the foot, so nothing may grow under it. */
export function Result({ view, scene }: { view: WorkoutView | undefined; scene: SceneType }) {
  const [part] = usePart(loadAuthor)
  return (
    <>
      {view && part && <part.Sun scene={scene} />}
      {view ? (
        <Figures key="figures" {...view} Roll={part?.NumberRoll} />
      ) : (
        <div key="waiting" className="relative pb-5">
          <h1 className={`h-8 w-2/3 ${GHOST}`} aria-label="正在加载" />
          <i className={`mt-6 h-20 w-1/2 ${GHOST}`} />
          <i className={`mt-8 h-9 ${GHOST}`} />
        </div>
      )}
      <div className={`relative flex min-h-[63px] flex-wrap items-center gap-3 pt-4.5 ${LINE}`}>
        {view && part ? <part.Author {...view} /> : <i className={`size-11 rounded-full! ${GHOST}`} />}
        <OpenAppButton target={{ page: 'home' }} className="ml-auto bg-[#ffffff2e]! text-white!" />
      </div>
    </>
  )
}

interface FiguresProps extends WorkoutView {
  /** What rolls a number to its value, where it is there in time: a number that can be read already stands still. */
  Roll: typeof import('./author.tsx').NumberRoll | undefined
}

function Figures({ course, tiles: [best, ...others], Roll }: FiguresProps) {
  const [Value] = useState(() => (isDrawn() ? undefined : Roll))
  return (
    <div className="relative -mx-6 bg-[linear-gradient(#05080a00,#05080a8c_25%)] px-6 pt-6 pb-5">
      <h1 className="text-[min(1.625rem,9vw)] leading-[1.3]">
        <span className="mb-0.5 flex items-center gap-1.5 text-[min(1.0625rem,24px)] leading-normal font-normal text-[#dfe8e3]">
          <Tick />
          完成
        </span>
        <bdi>{course}</bdi>
      </h1>
      {best && (
        <dl>
          <Figure
            label={best.label}
            value={best.value}
            unit={best.unit}
            Value={Value}
            className={`pt-4 text-sprout ${bestSize(best.value)}`}
          />
        </dl>
      )}
      {others.length > 0 && (
        <dl className={`${foldOf(others)} gap-x-3 gap-y-3.5 pt-4`}>
          {others.map(({ key, ...tile }) => (
            <Figure key={key} {...tile} className="text-[1.75rem]" />
          ))}
        </dl>
      )}
    </div>
  )
}

interface FigureProps extends Omit<Tile, 'key'> {
  className: string
  Value?: FiguresProps['Roll']
}

const Figure = ({ label, value, unit, className, Value }: FigureProps) => (
  <div>
    <dt className={QUIET}>{label}</dt>
    <dd className={`num whitespace-nowrap leading-[1.1] ${className}`}>
      {Value ? <Value value={value} /> : value}
      <i className={`ml-[3px] font-sans font-normal tracking-normal ${QUIET}`}>{unit}</i>
    </dd>
  </div>
)

/** 96 px; a number of seven signs and more keeps to one line of the narrowest phone. */
const bestSize = (value: string) =>
  `tracking-[-.02em] ${value.length > 6 ? 'text-[min(4.5rem,17vw)]' : 'text-[min(6rem,24.6vw)]'}`

/** Four stand two by two, and so do two or three with a long one among them; other numbers in threes. */
const foldOf = (tiles: readonly Tile[]) =>
  tiles.length === 4 || tiles.some(({ value }) => value.length > 5) ? 'fold-[max(6.5rem,40%)]' : 'fold-[6rem]'

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
