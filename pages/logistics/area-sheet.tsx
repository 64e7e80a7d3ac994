import { areaList } from '@vant/area-data'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { prefersStill } from '#shared/ui/motion/motion.ts'
import { BottomSheet } from '#shared/ui/overlays/sheet.tsx'

interface Props {
  open: boolean
  /** 浙江省/杭州市/余杭区, or '' while nothing is chosen. */
  value: string
  onClose: () => void
  onChoose: (value: string) => void
}

const namesOf = (areas: readonly Area[]) => areas.map(({ name }) => name)
const BUTTON = 'press min-h-touch min-w-touch px-2 whitespace-nowrap'

/** Province, city, district on three wheels. */
export function AreaSheet({ open, value, onClose, onChoose }: Props) {
  const [[first, second, third], setPlaces] = useState(() => placesOf(value))
  // What was turned to and cancelled is forgotten.
  useLayoutEffect(() => {
    if (open) setPlaces(placesOf(value))
  }, [open, value])
  const cities = PROVINCES[first]?.parts ?? []
  const districts = cities[second]?.parts ?? []
  const chosen = [PROVINCES[first], cities[second], districts[third]].map((area) => area?.name ?? '').join('/')
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="所在地区"
      left={
        <button type="button" className={`${BUTTON} text-ink-2`} onClick={onClose}>
          取消
        </button>
      }
      right={
        <button type="button" className={`${BUTTON} font-semibold text-brand-text`} onClick={() => onChoose(chosen)}>
          确定
        </button>
      }
    >
      <div className="relative flex border-t border-line px-4 py-5">
        <i className="pointer-events-none absolute inset-x-4 top-[108px] h-[44px] rounded-[12px] bg-fill" />
        <div className="relative flex min-w-0 flex-1 [-webkit-mask-image:linear-gradient(transparent,#000_36%_64%,transparent)] [mask-image:linear-gradient(transparent,#000_36%_64%,transparent)]">
          <Wheel label="省" options={namesOf(PROVINCES)} value={first} onChange={(index) => setPlaces([index, 0, 0])} />
          <Wheel
            key={`city-${first}`}
            label="市"
            options={namesOf(cities)}
            value={second}
            onChange={(index) => setPlaces([first, index, 0])}
          />
          <Wheel
            key={`district-${first}-${second}`}
            label="区县"
            options={namesOf(districts)}
            value={third}
            onChange={(index) => setPlaces([first, second, index])}
          />
        </div>
      </div>
      <p className="sr-only" aria-live="polite">
        {chosen}
      </p>
    </BottomSheet>
  )
}

interface Area {
  name: string
  /** Cities of a province, districts of a city. */
  parts: readonly Area[]
}

/** Codes of six digits: two for the province, two for the city, two for the district. */
const below = (names: Record<string, string>, digits: number, next: (code: string) => readonly Area[]) => {
  const groups = new Map<string, Area[]>()
  for (const [code, name] of Object.entries(names)) {
    const parent = code.slice(0, digits)
    const group = groups.get(parent) ?? []
    groups.set(parent, group)
    group.push({ name, parts: next(code) })
  }
  return (code: string): readonly Area[] => groups.get(code.slice(0, digits)) ?? []
}

const districtsOf = below(areaList.county_list, 4, () => [])
const citiesOf = below(areaList.city_list, 2, districtsOf)

/** Every province with its cities and their districts, from the area data package; this file is a chunk of its own. */
export const PROVINCES: readonly Area[] = below(areaList.province_list, 0, citiesOf)('')

/** The places of a text such as 浙江省/杭州市/余杭区 in the three lists; 0 for what is not found. */
export function placesOf(text: string): [number, number, number] {
  const [province, city, district] = text.split('/')
  const at = (list: readonly Area[], name: string | undefined) =>
    Math.max(
      0,
      list.findIndex((area) => area.name === name),
    )
  const first = at(PROVINCES, province)
  const cities = PROVINCES[first]?.parts ?? []
  const second = at(cities, city)
  return [first, second, at(cities[second]?.parts ?? [], district)]
}

interface WheelProps {
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
export function Wheel({ label, options, value, onChange }: WheelProps) {
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
