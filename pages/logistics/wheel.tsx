import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { prefersStill } from '#shared/ui/motion/motion.ts'

interface Props {
  /** What is chosen here. */
  label: string
  options: readonly string[]
  /** Index of the chosen one. */
  value: number
  onChange: (index: number) => void
}

/** px of a row; five rows show. */
const ROW = 44
const SETTLED_MS = 90

const rowOf = (box: HTMLElement) => Math.round(box.scrollTop / ROW)
const show = (box: HTMLElement, index: number) => {
  if (rowOf(box) !== index) box.scrollTop = index * ROW
}

/** One column of a picker: it scrolls, snaps, and follows the arrow keys. Give it another key when its options change. */
export function Wheel({ label, options, value, onChange }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Whether it scrolls to a choice made by tap or key: then what it passes is not chosen. */
  const goesByItself = useRef(false)
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }
  const id = useId()

  useEffect(() => {
    if (!goesByItself.current) show(list.current!, value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const onScroll = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      // The browser may tell of a scroll after the list is gone.
      if (!list.current) return
      const { value, onChange } = latest.current
      if (goesByItself.current) return show(list.current, value)
      const index = Math.min(options.length - 1, Math.max(0, rowOf(list.current)))
      if (index !== value) onChange(index)
    }, SETTLED_MS)
  }
  const move = (index: number) => {
    const target = Math.min(options.length - 1, Math.max(0, index))
    goesByItself.current = true
    onChange(target)
    list.current?.scrollTo({ top: target * ROW, behavior: prefersStill() ? 'auto' : 'smooth' })
  }
  const onHand = () => {
    goesByItself.current = false
  }
  const onKeyDown = (event: { key: string; preventDefault(): void }) => {
    const target = {
      ArrowDown: value + 1,
      ArrowUp: value - 1,
      PageDown: value + 5,
      PageUp: value - 5,
      Home: 0,
      End: 1e4,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    move(target)
  }
  // A fling goes on for seconds after the finger: what is touched next, 确定 above all, takes the row that one sees. It ends with the list: what a
  // plain effect has begun lives on for a frame.
  useLayoutEffect(() => {
    const take = ({ target }: Event) => {
      const box = list.current!
      const index = rowOf(box)
      if (goesByItself.current || box.contains(target as Node) || index === latest.current.value) return
      box.scrollTop = index * ROW
      latest.current.onChange(index)
    }
    document.addEventListener('pointerdown', take, true)
    return () => document.removeEventListener('pointerdown', take, true)
  }, [])
  return (
    <div
      ref={list}
      role="listbox"
      aria-label={label}
      aria-activedescendant={`${id}-${value}`}
      tabIndex={0}
      // The sheet fades it above and below, a ring around it too: that stands around the chosen row.
      className="group no-scrollbar relative h-[220px] min-w-0 flex-1 snap-y snap-mandatory overflow-y-auto overscroll-contain py-[88px] text-center outline-0!"
      onScroll={onScroll}
      onPointerDown={onHand}
      onWheel={onHand}
      onKeyDown={onKeyDown}
    >
      {options.map((name, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys
        <div
          key={name}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === value}
          className={`flex h-[44px] snap-center items-center justify-center rounded-[12px] px-1 ${name.length > 6 ? 'text-tight' : 'text-[min(1rem,22px)]'} leading-[1.25] ${index === value ? '-outline-offset-2 outline-brand-text group-focus-visible:outline-2 font-semibold text-ink' : 'text-ink-2'}`}
          onClick={() => move(index)}
        >
          <span className="line-clamp-2">{name}</span>
        </div>
      ))}
    </div>
  )
}
