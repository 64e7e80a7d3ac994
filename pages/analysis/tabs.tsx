import { useEffect, useRef } from 'react'
import { getKeyTarget } from '#shared/ui/controls/arrow-keys.ts'
import { prefersReducedMotion } from '#shared/ui/motion/motion.ts'

interface Props<K extends string> {
  label: string
  tabs: readonly { key: K; label: string }[]
  selected: K
  onSelect: (key: K) => void
  /** Id of the only tab panel. */
  panelId?: string
}

/** A row of tabs that scrolls horizontally; the selected one is centred, the right edge fades. */
export function Tabs<K extends string>({ label, tabs, selected, onSelect, panelId }: Props<K>) {
  const row = useRef<HTMLDivElement>(null)
  const current = tabs.findIndex(({ key }) => key === selected)
  const isFirst = useRef(true)

  useEffect(() => {
    const box = row.current
    const tab = box?.querySelectorAll('button')[current]
    if (box && tab) {
      const left = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2
      box.scrollTo({ left, behavior: isFirst.current || prefersReducedMotion() ? 'auto' : 'smooth' })
    }
    isFirst.current = false
  }, [current])

  const selectTab = (index: number) => {
    onSelect(tabs[index]!.key)
    row.current?.querySelectorAll('button')[index]?.focus({ preventScroll: true })
  }
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      className="no-scrollbar relative flex gap-2.5 overflow-x-auto overscroll-x-contain pr-10 pl-2 [-webkit-mask-image:linear-gradient(90deg,#000_88%,transparent)]"
      onKeyDown={(event) => {
        const target = getKeyTarget(event.key, Math.max(0, current), tabs.length)
        if (target === undefined) return
        event.preventDefault()
        selectTab(target)
      }}
    >
      {tabs.map(({ key, label }, index) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={index === current}
          aria-controls={panelId}
          tabIndex={index === Math.max(0, current) ? 0 : -1}
          className={`relative -outline-offset-2 min-h-12 min-w-touch flex-none px-2 py-2.5 whitespace-nowrap after:absolute after:bottom-1 after:left-1/2 after:-ml-2.5 after:h-1 after:w-5 after:rounded-[2px] after:bg-brand after:content-[''] after:[transition:transform_var(--dur-quick)_var(--ease-out)] ${index === current ? 'text-head font-semibold' : 'text-body text-ink-2 after:[transform:scaleX(0)]'}`}
          onClick={() => selectTab(index)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
