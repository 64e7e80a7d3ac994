import { type ReactNode, useId, useState } from 'react'
import { ListIcon } from '#shared/ui/icons/icons.tsx'
import { useMore } from '#shared/ui/layout/use-more.tsx'

interface Props {
  name: string
  /** Content next to the icon: the chart's legend, or a choice. */
  legend?: ReactNode
  day: (index: number) => string
  text: (index: number) => string
  /** Oldest first; the table shows the newest first. */
  count: number
}

/** A chart's data as an accessible table, collapsed by default. */
export function DataTable({ name, legend, day, text, count }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { displayed, more } = useMore(count)
  return (
    <div className="px-4 text-sub">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-h-touch elder:[@media(max-width:340px)]:min-h-[76px] min-w-0 flex-1 flex-col justify-center">
          {legend}
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${isOpen ? '收起' : '查看'}明细：${name}`}
          className={`press -mr-3 grid size-touch flex-none place-items-center rounded-full ${isOpen ? 'text-brand-text' : 'text-ink-3'}`}
          onClick={() => setOpen(!isOpen)}
        >
          <ListIcon scalesWithText={20} />
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <table className="w-full border-collapse">
              <caption className="sr-only">{name}</caption>
              <thead className="text-left text-caption text-ink-3">
                <tr>
                  <th scope="col" className="py-2 font-normal">
                    日期
                  </th>
                  <th scope="col" className="py-2 text-right font-normal">
                    数值
                  </th>
                </tr>
              </thead>
              <tbody>
                {Array.from({ length: displayed }, (_, row) => count - 1 - row).map((index) => (
                  <tr key={index} className="border-t border-line">
                    <th scope="row" className="py-2 text-left font-normal text-ink-2">
                      {day(index)}
                    </th>
                    <td className="num py-2 text-right">{text(index)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {more}
          </>
        )}
      </div>
    </div>
  )
}
