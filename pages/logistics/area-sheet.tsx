import { areaList } from '@vant/area-data'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '#shared/ui/motion/motion.ts'
import { BottomSheet } from '#shared/ui/overlays/sheet.tsx'

interface Props {
  open: boolean
  /** 浙江省/杭州市/余杭区, or '' without a selection. */
  value: string
  onClose: () => void
  onChoose: (value: string) => void
}

const getNames = (areas: readonly Area[]) => areas.map(({ name }) => name)
const BUTTON = 'press min-h-touch min-w-touch px-2 whitespace-nowrap'

/** Picker with three wheels: province, city, district. */
export function AreaSheet({ open, value, onClose, onChoose }: Props) {
  const [[first, second, third], setIndexes] = useState(() => findIndexes(value))
  // Discards a cancelled selection when the sheet opens again.
  useLayoutEffect(() => {
    if (open) setIndexes(findIndexes(value))
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
          <Wheel
            label="省"
            options={getNames(PROVINCES)}
            value={first}
            onChange={(index) => setIndexes([index, 0, 0])}
          />
          <Wheel
            key={`city-${first}`}
            label="市"
            options={getNames(cities)}
            value={second}
            onChange={(index) => setIndexes([first, index, 0])}
          />
          <Wheel
            key={`district-${first}-${second}`}
            label="区县"
            options={getNames(districts)}
            value={third}
            onChange={(index) => setIndexes([first, second, index])}
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

/** Area codes have six digits: two each for province, city and district. */
const createLevel = (names: Record<string, string>, digits: number, next: (code: string) => readonly Area[]) => {
  const groups = new Map<string, Area[]>()
  for (const [code, name] of Object.entries(names)) {
    const parent = code.slice(0, digits)
    const group = groups.get(parent) ?? []
    groups.set(parent, group)
    group.push({ name, parts: next(code) })
  }
  return (code: string): readonly Area[] => groups.get(code.slice(0, digits)) ?? []
}

const districtsOf = createLevel(areaList.county_list, 4, () => [])
const citiesOf = createLevel(areaList.city_list, 2, districtsOf)

/**
 * All provinces with their cities and districts, from the area data package. This file is a
 * separate chunk.
 */
export const PROVINCES: readonly Area[] = createLevel(areaList.province_list, 0, citiesOf)('')

/** Indexes of 浙江省/杭州市/余杭区 in the three lists; 0 for an unknown name. */
export function findIndexes(text: string): [number, number, number] {
  const [province, city, district] = text.split('/')
  const findIndex = (list: readonly Area[], name: string | undefined) =>
    Math.max(
      0,
      list.findIndex((area) => area.name === name),
    )
  const first = findIndex(PROVINCES, province)
  const cities = PROVINCES[first]?.parts ?? []
  const second = findIndex(cities, city)
  return [first, second, findIndex(cities[second]?.parts ?? [], district)]
}

interface WheelProps {
  /** Accessible name of the column. */
  label: string
  options: readonly string[]
  /** Index of the selected option. */
  value: number
  onChange: (index: number) => void
}

/** px, height of a row; five rows are visible. */
const ROW = 44
const SETTLED_MS = 90

const getRow = (box: HTMLElement) => Math.round(box.scrollTop / ROW)
const scrollToRow = (box: HTMLElement, index: number) => {
  if (getRow(box) !== index) box.scrollTop = index * ROW
}

/**
 * One column of a picker: scrolls, snaps and handles the arrow keys. Change its `key` when its
 * options change.
 */
export function Wheel({ label, options, value, onChange }: WheelProps) {
  const list = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Whether it scrolls to a selection by tap or key; rows passed meanwhile are not selected. */
  const isAutoScroll = useRef(false)
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }
  const id = useId()

  useEffect(() => {
    if (!isAutoScroll.current) scrollToRow(list.current!, value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const onScroll = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      // A scroll event may fire after the list was unmounted.
      if (!list.current) return
      const { value, onChange } = latest.current
      if (isAutoScroll.current) return scrollToRow(list.current, value)
      const index = Math.min(options.length - 1, Math.max(0, getRow(list.current)))
      if (index !== value) onChange(index)
    }, SETTLED_MS)
  }
  const moveTo = (index: number) => {
    const target = Math.min(options.length - 1, Math.max(0, index))
    isAutoScroll.current = true
    onChange(target)
    list.current?.scrollTo({ top: target * ROW, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  }
  const onTouch = () => {
    isAutoScroll.current = false
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
    moveTo(target)
  }
  // Momentum scrolling continues for seconds: a tap elsewhere, such as 确定, selects the visible row.
  // A layout effect, because the cleanup of a plain effect runs a frame late.
  useLayoutEffect(() => {
    const takeRow = ({ target }: Event) => {
      const box = list.current!
      const index = getRow(box)
      if (isAutoScroll.current || box.contains(target as Node) || index === latest.current.value) return
      box.scrollTop = index * ROW
      latest.current.onChange(index)
    }
    document.addEventListener('pointerdown', takeRow, true)
    return () => document.removeEventListener('pointerdown', takeRow, true)
  }, [])
  return (
    <div
      ref={list}
      role="listbox"
      aria-label={label}
      aria-activedescendant={`${id}-${value}`}
      tabIndex={0}
      // No outline here, because the sheet's mask would fade it: the selected row has the focus
      // ring.
      className="group no-scrollbar relative h-[220px] min-w-0 flex-1 snap-y snap-mandatory overflow-y-auto overscroll-contain py-[88px] text-center outline-0!"
      onScroll={onScroll}
      onPointerDown={onTouch}
      onWheel={onTouch}
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
          onClick={() => moveTo(index)}
        >
          <span className="line-clamp-2">{name}</span>
        </div>
      ))}
    </div>
  )
}
