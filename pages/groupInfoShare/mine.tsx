import type { ReactNode } from 'react'
import { MISSING } from '#shared/core/numbers.ts'
import type { RankingView } from './model.ts'
import type { Target } from './targets.ts'

/** Size by number of digits, so that the place keeps to one line. */
const SIZES = ['', 'text-[min(7.5rem,30vw)]', 'text-[min(7.5rem,30vw)]', 'text-[min(6rem,24vw)]']
const SMALL = 'text-[min(4rem,16vw)]'

interface Props {
  view: RankingView | undefined
  target: Target
  /** Friends left behind, as pictures. */
  faces: ReactNode
}

/** The member's own place out of how many, what it took, and how many friends are behind. */
export const Mine = ({ view, target, faces }: Props) => (
  <div className="relative text-center">
    {/* Over the ground that a system in high contrast puts behind a figure of this size. */}
    <p className="relative pt-6.5 leading-normal text-on-deep-2 side:pt-0">我的排名</p>
    {view ? (
      <p className="flex h-[min(7.2rem,28.8vw)] items-baseline justify-center gap-2 text-[min(1.25rem,7vw)] leading-none font-semibold">
        {view.rank === MISSING ? (
          <b className="self-center text-[min(3.5rem,14vw)] text-sprout">暂无排名</b>
        ) : (
          <>
            第
            <b className={`num leading-[.96] tracking-[-.04em] text-sprout ${SIZES[view.rank.length] ?? SMALL}`}>
              {view.rank}
            </b>
            名
          </>
        )}
      </p>
    ) : (
      <i className="mx-auto block h-[min(7.2rem,28.8vw)] w-20 rounded-card bg-[#ffffff1f]" />
    )}
    <p className="relative min-h-[1.5em] leading-normal text-on-deep-2">{view?.size && `共 ${view.size} 人`}</p>
    <dl className="flex flex-wrap gap-x-4 gap-y-2 px-5 pt-5.5 pb-6.5 text-left side:pt-1">
      <Figure label={target.sum} value={view?.value} unit={target.unit} className="flex-[1_1_6.5rem]" />
      <Figure label="超过群友" value={view?.overtaken} unit="人" className="min-w-[min(100%,10.5rem)] flex-none">
        {faces}
      </Figure>
    </dl>
  </div>
)

interface FigureProps {
  label: string
  value: string | undefined
  unit: string
  /** Its share of the row: a width of its own, so that nothing moves when the figures come. */
  className: string
  children?: ReactNode
}

const Figure = ({ label, value, unit, className, children }: FigureProps) => (
  <div className={className}>
    <dt className="relative w-fit bg-deep text-caption text-on-deep-2">{label}</dt>
    <dd className="num flex min-h-[2.275rem] items-center justify-between gap-2.5 text-fig-xl leading-[1.3]">
      <span className={value && 'off-marks'}>
        {value}
        {value && value !== '-' && <i className="ml-1 font-sans text-caption font-normal text-on-deep-2">{unit}</i>}
      </span>
      {children}
    </dd>
  </div>
)
