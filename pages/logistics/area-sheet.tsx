import { useLayoutEffect, useState } from 'react'
import { BottomSheet } from '#shared/ui/overlays/sheet.tsx'
import { type Area, PROVINCES, placesOf } from './area-data.ts'
import { Wheel } from './wheel.tsx'

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
