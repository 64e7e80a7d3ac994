import type { ReactNode } from 'react'

interface Props {
  /** An icon of 20. */
  icon: ReactNode
  name: string
  /** Already written as text. */
  value: string
  unit?: string
  /** The value is a word (身体类型): smaller, in the text face. */
  isWord?: boolean
  tag?: ReactNode
  /** Against the measurement before. */
  change?: ReactNode
  /** Its place on the graded zones. */
  axis?: ReactNode
  /** Without it the tile is not tappable. */
  onOpen?: () => void
}

/** One metric on canvas ground; stands in a grid of two columns, `gap-2.5`. */
export function MetricTile({ icon, name, value, unit, isWord, tag, change, axis, onOpen }: Props) {
  const content = (
    <>
      <span className="flex items-center gap-1.5 text-sub text-ink-2">
        <span className="text-brand-text">{icon}</span>
        {name}
      </span>
      <span className="my-2 flex min-h-[2.125rem] flex-wrap items-baseline">
        <b className={isWord ? 'text-fig-m leading-[2.125rem]' : 'num text-fig-xl leading-[1.2]'}>{value}</b>
        {unit && value !== '-' && <i className="ml-[3px] text-caption text-ink-3">{unit}</i>}
      </span>
      {axis}
      <span className="mt-auto flex min-h-[2.25rem] flex-wrap items-center justify-between gap-1 text-sub text-ink-2">
        {tag}
        <span className="ml-auto">{change}</span>
      </span>
    </>
  )
  // A button would centre what is shorter than its neighbour. Where two columns are narrow, verdict and change just fit side by side.
  const look =
    'relative flex h-full w-full flex-col rounded-tile bg-canvas px-2 pt-3.5 pb-3 text-left min-[360px]:px-3.5 elder:px-2'
  if (!onOpen) return <div className={look}>{content}</div>
  return (
    <button type="button" className={`press ${look}`} onClick={onOpen}>
      {content}
    </button>
  )
}
