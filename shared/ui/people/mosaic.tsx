import { Avatar } from './avatar.tsx'

const CELLS = [[''], [''], ['row-span-2', 'row-span-2'], ['col-span-2', '', ''], ['', '', '', '']]
const GRIDS = ['grid-cols-1 grid-rows-1', 'grid-cols-1 grid-rows-1', 'grid-cols-2 grid-rows-2']

/**
 * A group's picture from the first four avatars: one whole, two halves, one over two, four
 * quarters.
 */
export function Mosaic({
  sources,
  size,
  name,
  className,
}: {
  sources: readonly string[]
  /** px. */
  size: number
  name: string
  /** Class of the same size, because the policy blocks style attributes in HTML. */
  className: string
}) {
  const displayed = sources.length ? sources.slice(0, 4) : ['']
  return (
    <span
      role="img"
      aria-label={name}
      className={`grid flex-none gap-0.5 overflow-hidden rounded-[28%] bg-[var(--mosaic-gap,var(--color-surface))] ${className} ${GRIDS[Math.min(displayed.length, 2)]}`}
    >
      {displayed.map((src, index) => (
        <span key={index} className={`min-h-0 min-w-0 ${CELLS[displayed.length]![index]}`}>
          <Avatar src={src} size={size} who={index} shape="fill" />
        </span>
      ))}
    </span>
  )
}
