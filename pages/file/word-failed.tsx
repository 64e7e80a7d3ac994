import { ErrorCard } from '#shared/ui/error-card.tsx'
import { ErrorLine } from '#shared/ui/error-line.tsx'

interface Props {
  /** The text is there all the same. */
  hasText: boolean
  /** The Word file, for another program. */
  address: string
  onRetry: () => void
}

/** The Word file could not be shown: why, another try, and the file itself. */
export function WordFailed({ hasText, address, onRetry }: Props) {
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
        <ErrorLine words="原文件加载失败，以上是文字版" onRetry={onRetry} />
        {link}
      </div>
    )
  return (
    <>
      <ErrorCard onRetry={onRetry} />
      <p className="pb-10 text-center">{link}</p>
    </>
  )
}
