import { Empty } from '#shared/ui/empty.tsx'
import { ListDrawing } from '#shared/ui/empty-drawings.tsx'
import { Mosaic } from '#shared/ui/mosaic.tsx'
import { emptyWords, type ReportView } from './model.ts'
import { Table } from './table.tsx'

/** The group's picture. */
export const GroupPicture = ({ sources }: { sources: readonly string[] }) => (
  <span className="[--mosaic-gap:var(--color-deep)]">
    <Mosaic sources={sources} size={64} name="群组头像" />
  </span>
)

/** The list, or why there is none. */
export const List = ({ view, condition }: { view: ReportView; condition: string }) =>
  view.rows.length ? <Table rows={view.rows} /> : <Empty drawing={<ListDrawing />} title={emptyWords(condition)} />
