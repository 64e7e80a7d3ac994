import { type ReactNode, useRef, useState } from 'react'
import { keyTarget } from '#shared/ui/controls/arrow-keys.ts'

interface Props {
  /** What the two panels show. */
  details: ReactNode
  plan: ReactNode
}

const TABS = ['活动详情', '课程计划'] as const

/** The two halves of a column, as tabs; the first is open. */
export function ColumnTabs({ details, plan }: Props) {
  const [chosen, setChosen] = useState(0)
  const row = useRef<HTMLDivElement>(null)
  const choose = (index: number) => {
    setChosen(index)
    row.current?.querySelectorAll('button')[index]?.focus({ preventScroll: true })
  }
  return (
    <>
      <div
        ref={row}
        role="tablist"
        aria-label="专栏内容"
        className="mt-3 grid grid-cols-2 border-b border-line bg-surface"
        onKeyDown={(event) => {
          const target = keyTarget(event.key, chosen, TABS.length)
          if (target === undefined) return
          event.preventDefault()
          choose(target)
        }}
      >
        {TABS.map((word, index) => (
          <button
            key={word}
            type="button"
            role="tab"
            id={`tab-${index}`}
            aria-selected={index === chosen}
            aria-controls="column-panel"
            tabIndex={index === chosen ? 0 : -1}
            className={`relative -outline-offset-2 min-h-[50px] text-body after:absolute after:bottom-0 after:left-1/2 after:-ml-3.5 after:h-1 after:w-7 after:rounded-t-[2px] after:bg-brand after:content-[''] after:[transition:transform_var(--dur-quick)_var(--ease-out)] ${index === chosen ? 'font-semibold text-ink' : 'text-ink-2 after:[transform:scaleX(0)]'}`}
            onClick={() => choose(index)}
          >
            {word}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="column-panel" aria-labelledby={`tab-${chosen}`} className="flex-1 bg-surface pb-8">
        {chosen === 0 ? details : plan}
      </div>
    </>
  )
}
