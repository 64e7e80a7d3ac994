import { Icon } from '#shared/ui/icons/icon.tsx'
import type { RailMarker } from './prize-rail-model.ts'
import { LOCK } from './prize-tile.tsx'

interface Props {
  /** 0–100 */
  percent: number
  markers: readonly RailMarker[]
  /** The whole meaning in words, for the screen reader. */
  label: string
}

/** From five on the discs are small, and what the one before the last takes stands a line below its neighbours'. */
const MANY = 5

const GIFT =
  'M4.5 12v7a1.5 1.5 0 0 0 1.5 1.5h12a1.5 1.5 0 0 0 1.5-1.5v-7M3.500 9.400A1.400 1.400 0 0 1 4.900 8h14.200a1.400 1.400 0 0 1 1.400 1.400v1.200a1.400 1.400 0 0 1-1.400 1.400H4.900a1.400 1.400 0 0 1-1.400-1.400zM12 8v12.500M12 8S10.500 3.500 8 3.500A2.200 2.200 0 0 0 8 8h8a2.200 2.200 0 0 0 0-4.500C13.500 3.500 12 8 12 8'

/** How far the member has come, with the prizes on the way. The rail fills once, and what is open springs up as the fill comes by. */
export function PrizeRail({ percent, markers, label }: Props) {
  const isMany = markers.length >= MANY
  return (
    <div role="img" aria-label={label} className={`relative mt-1.5 ${isMany ? 'h-[84px]' : 'h-[66px]'}`}>
      <i className="absolute inset-x-0 top-2.5 h-3.5 overflow-hidden rounded-[7px] bg-sun-fill">
        <i
          className="fill-grow block h-full rounded-[7px] bg-[linear-gradient(90deg,theme(--color-sun),theme(--color-coral))]"
          style={{ width: `${percent}%` }}
        />
      </i>
      {markers.map(({ at, text, isOpen }, index) => (
        <span
          key={at}
          style={{ left: `${at}%` }}
          className={`num absolute top-0 grid whitespace-nowrap justify-items-center gap-1 text-tight leading-[1.2] [transform:translateX(-50%)] ${isOpen ? 'text-ember-text' : 'text-sun-ink-2'}`}
        >
          <i
            className={`grid place-items-center rounded-full border-[2.5px] ${isMany ? 'mt-1 size-[26px]' : 'size-[34px]'} ${isOpen ? 'pop-in border-sun-surface bg-ember text-white' : 'border-sun-fill bg-sun-surface'}`}
            style={isOpen ? { animationDelay: `calc(var(--dur-draw) * ${(at / 140).toFixed(2)})` } : undefined}
          >
            <Icon size={isMany ? 13 : isOpen ? 18 : 16} d={isOpen ? GIFT : LOCK} />
          </i>
          <span className={isMany && index === markers.length - 2 ? 'pt-[1.2em]' : ''}>{text}</span>
        </span>
      ))}
    </div>
  )
}
