import { useRef } from 'react'
import { BottomSheet } from '#shared/ui/overlays/sheet.tsx'

interface Props {
  host: { current: HTMLElement | null }
  open: boolean
  onClose: () => void
}

/** Table of contents of the displayed document; a tap scrolls to the section. */
export function Contents({ host, open, onClose }: Props) {
  const getHeadings = () => [...(host.current?.querySelectorAll<HTMLElement>('h3') ?? [])]
  // Keeps the list during the closing transition: an empty sheet would shrink.
  const displayed = useRef<HTMLElement[]>([])
  if (open) displayed.current = getHeadings()
  const sections = displayed.current
  const goToHeading = (index: number, sheet: HTMLElement) => {
    const readHeadings = () => {
      // Queried again because the Word file may have replaced the text.
      const section = getHeadings()[index]
      if (!section) return
      section.scrollIntoView({ block: 'start' })
      section.tabIndex = -1
      section.focus({ preventScroll: true })
    }
    // The modal sheet restores the focus when it closes; only then the focus can move to the
    // section.
    sheet.addEventListener('close', readHeadings, { once: true })
    onClose()
  }
  return (
    <BottomSheet title="目录" open={open} onClose={onClose}>
      <ol role="list" className="px-5 pb-5">
        {sections.map((section, index) => (
          <li key={index} className="border-t border-line first:border-t-0">
            <button
              type="button"
              className="press min-h-[52px] w-full py-2 text-left"
              onClick={({ currentTarget }) => goToHeading(index, currentTarget.closest('dialog')!)}
            >
              {`${section.dataset.number ?? ''} ${section.textContent}`.trim()}
            </button>
          </li>
        ))}
        {!sections.length && <li className="py-4 text-ink-2">这份文件没有分节</li>}
      </ol>
    </BottomSheet>
  )
}
