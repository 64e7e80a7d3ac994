import { Card } from '#shared/ui/layout/card.tsx'
import { ErrorLine } from '#shared/ui/states/error-line.tsx'

/** One of the page's two questions failed: the rest of the page works. */
export const PartFailed = ({ words, onRetry }: { words: string; onRetry: () => void }) => (
  <Card>
    <ErrorLine words={words} onRetry={onRetry} />
  </Card>
)
