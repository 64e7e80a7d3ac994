import { useRef } from 'react'
import { getKeyTarget } from './arrow-keys.ts'

interface Props<K extends string> {
  /** Accessible name of the choice. */
  label: string
  /** Two to four. */
  options: readonly { key: K; label: string }[]
  value: K
  onChange: (key: K) => void
  /** `wide` fills its row with a thumb of 44 (日 / 周 / 月). */
  size?: 'normal' | 'wide'
}

const WIDTHS = ['', '', 'w-1/2', 'w-1/3', 'w-1/4']
const THUMB_POSITIONS = [
  '',
  '[transform:translateX(100%)]',
  '[transform:translateX(200%)]',
  '[transform:translateX(300%)]',
]

/** Segmented control: a pill of two to four options; the thumb slides under the selected one. */
export function Segmented<K extends string>({ label, options, value, onChange, size = 'normal' }: Props<K>) {
  const group = useRef<HTMLDivElement>(null)
  const chosen = Math.max(
    0,
    options.findIndex(({ key }) => key === value),
  )
  const selectOption = (index: number) => {
    onChange(options[index]!.key)
    group.current?.querySelectorAll('button')[index]?.focus()
  }
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      className={`relative rounded-full bg-fill p-[3px] ${size === 'wide' ? 'grid' : 'inline-grid'} auto-cols-fr grid-flow-col`}
      onKeyDown={(event) => {
        const target = getKeyTarget(event.key, chosen, options.length)
        if (target === undefined) return
        event.preventDefault()
        selectOption(target)
      }}
    >
      <i className="pointer-events-none absolute inset-[3px]">
        <i
          className={`block h-full rounded-full bg-surface dark:bg-tick shadow-[0_1px_4px_rgb(12_40_26/.12)] [transition:transform_var(--dur-quick)_var(--ease-out)] ${WIDTHS[options.length]} ${THUMB_POSITIONS[chosen]}`}
        />
      </i>
      {options.map(({ key, label }, index) => (
        <button
          key={key}
          type="button"
          role="radio"
          aria-checked={index === chosen}
          tabIndex={index === chosen ? 0 : -1}
          className={`relative min-w-14 rounded-full py-1 whitespace-nowrap after:absolute after:inset-x-0 after:-inset-y-[3px] after:content-[''] ${size === 'wide' ? 'min-h-11 px-1 text-[min(var(--text-body),7vw)]' : 'min-h-[38px] px-[18px] text-sub'} ${index === chosen ? 'font-semibold text-ink' : 'text-ink-2'}`}
          onClick={() => selectOption(index)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
