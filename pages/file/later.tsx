import { useRef } from 'react'
import { navigate } from '#shared/page/navigate.ts'
import { Dialog } from '#shared/ui/overlays/dialog.tsx'
import { BottomSheet } from '#shared/ui/overlays/sheet.tsx'
import { ErrorCard } from '#shared/ui/states/error-card.tsx'
import { ErrorLine } from '#shared/ui/states/error-line.tsx'

export { ErrorStateCard } from '#shared/features/messages/error-state-card.tsx'

interface ContentsProps {
  host: { current: HTMLElement | null }
  open: boolean
  onClose: () => void
}

/** Table of contents of the displayed document; a tap scrolls to the section. */
export function Contents({ host, open, onClose }: ContentsProps) {
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

/** Confirms a link to another website and displays its URL. */
export function LeaveDialog({ to, open, onClose }: { to?: URL; open: boolean; onClose: () => void }) {
  const leavePage = () => {
    onClose()
    if (to) navigate(to.href)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="打开外部网站"
      text={to && `即将前往 ${to.host}`}
      confirm="继续前往"
      onConfirm={leavePage}
    />
  )
}

interface WordFailedProps {
  /** Whether the plain text is displayed. */
  hasText: boolean
  /** A TypeError means a network failure (thrown by fetch). */
  error?: Error
  /** URL of the Word file, for another program. */
  address: string
  onRetry: () => void
}

/** The Word file failed: reason, retry button and a link to the file. */
export function WordFailed({ hasText, error, address, onRetry }: WordFailedProps) {
  const link = (
    <a
      className="inline-flex min-h-touch items-center text-sub font-semibold text-brand-text underline"
      href={address}
      download
    >
      下载文件（.docx）
    </a>
  )
  if (hasText)
    return (
      <div className="mx-5 mb-10 rounded-tile bg-canvas px-4 py-2">
        <ErrorLine message="原文件加载失败，以上是文字版" onRetry={onRetry} />
        {link}
      </div>
    )
  return (
    <>
      <ErrorCard
        error={error instanceof TypeError ? Object.assign(error, { errorCode: 'network' }) : error}
        onRetry={onRetry}
      />
      <p className="pb-10 text-center">{link}</p>
    </>
  )
}
