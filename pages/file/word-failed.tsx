import { ErrorCard } from '#shared/ui/states/error-card.tsx'
import { ErrorLine } from '#shared/ui/states/error-line.tsx'

interface Props {
  /** Whether the plain text is displayed. */
  hasText: boolean
  /** A TypeError means a network failure (thrown by fetch). */
  error?: Error
  /** URL of the Word file, for another program. */
  address: string
  onRetry: () => void
}

/** The Word file failed: reason, retry button and a link to the file. */
export function WordFailed({ hasText, error, address, onRetry }: Props) {
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
