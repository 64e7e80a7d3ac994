import type { ReactNode } from 'react'
import { useQuery } from '#shared/data/use-query.ts'
import { BottomSheet } from '#shared/ui/overlays/sheet.tsx'
import { ErrorLine } from '#shared/ui/states/error-line.tsx'

interface Props<T> {
  open: boolean
  onClose: () => void
  title: string
  /** Called when the sheet first opens. */
  load: (signal: AbortSignal) => Promise<T>
  children: (loaded: T) => ReactNode
}

/** Sheet for the member's records, which load slowly. */
export const RecordsSheet = <T,>({ open, onClose, title, load, children }: Props<T>) => (
  <BottomSheet open={open} onClose={onClose} title={title}>
    <div className="px-5 pt-1 pb-5">
      <Content load={load}>{children}</Content>
    </div>
  </BottomSheet>
)

function Content<T>({ load, children }: Pick<Props<T>, 'load' | 'children'>) {
  const { remote, retry } = useQuery(load)
  if (remote.state === 'failed') return <ErrorLine message="记录加载失败" onRetry={retry} />
  if (remote.state === 'ready') return <>{children(remote.value)}</>
  return <EmptyContent text="正在整理记录…" role="status" />
}

/** Text shown instead of the content. */
export const EmptyContent = ({ text, role }: { text: string; role?: 'status' }) => (
  <p role={role} className="py-6 text-center text-sub text-ink-3">
    {text}
  </p>
)
