import type { ReactNode } from 'react'
import type { Query } from '#shared/api/query.ts'
import { type ErrorStateProps, QueryView } from '#shared/data/query-view.tsx'
import { useQuery } from '#shared/data/use-query.ts'
import { BottomSheet } from '#shared/ui/overlays/sheet.tsx'
import { ErrorLine } from '#shared/ui/states/error-line.tsx'

interface Props<T> {
  open: boolean
  onClose: () => void
  title: string
  /** Requested when the sheet first opens. */
  query: Query<T>
  children: (loaded: T) => ReactNode
}

/** Sheet for the member's records, which load slowly. */
export const RecordsSheet = <T,>({ open, onClose, title, query, children }: Props<T>) => (
  <BottomSheet open={open} onClose={onClose} title={title}>
    <div className="px-5 pt-1 pb-5">
      <Content query={query}>{children}</Content>
    </div>
  </BottomSheet>
)

const RecordsError = ({ onRetry }: ErrorStateProps) => <ErrorLine message="记录加载失败" onRetry={onRetry} />

const Content = <T,>({ query, children }: Pick<Props<T>, 'query' | 'children'>) => (
  <QueryView
    query={useQuery(query)}
    skeleton={<EmptyContent text="正在整理记录…" role="status" />}
    errorState={RecordsError}
  >
    {children}
  </QueryView>
)

/** Text shown instead of the content. */
export const EmptyContent = ({ text, role }: { text: string; role?: 'status' }) => (
  <p role={role} className="py-6 text-center text-sub text-ink-3">
    {text}
  </p>
)
