import { BottomSheet } from '#shared/ui/sheet.tsx'

interface Props {
  host: { current: HTMLElement | null }
  open: boolean
  onClose: () => void
}

/** The sections of the document on screen; a tap goes there. */
export function Contents({ host, open, onClose }: Props) {
  const sections = open ? [...(host.current?.querySelectorAll('h3') ?? [])] : []
  const goTo = (section: Element) => {
    onClose()
    // The sheet holds the page until it has gone.
    setTimeout(() => section.scrollIntoView({ block: 'start' }), 220)
  }
  return (
    <BottomSheet title="目录" open={open} onClose={onClose}>
      <ol className="px-5 pb-5">
        {sections.map((section, index) => (
          <li key={index} className="border-t border-line first:border-t-0">
            <button type="button" className="press min-h-[52px] w-full py-2 text-left" onClick={() => goTo(section)}>
              {section.textContent}
            </button>
          </li>
        ))}
        {open && !sections.length && <li className="py-4 text-ink-2">这份文件没有分节</li>}
      </ol>
    </BottomSheet>
  )
}
