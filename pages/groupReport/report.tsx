import { useShareCard } from '#shared/app/wechat-share.ts'
import { Empty } from '#shared/ui/empty.tsx'
import { ListDrawing } from '#shared/ui/empty-drawings.tsx'
import { Mosaic } from '#shared/ui/mosaic.tsx'
import { cardOf, emptyWords, type ReportView } from './model.ts'
import { Table } from './table.tsx'

/** The group's picture. */
export const GroupPicture = ({ sources }: { sources: readonly string[] }) => (
  <span className="[--mosaic-gap:var(--color-deep)]">
    <Mosaic sources={sources} size={64} name="群组头像" />
  </span>
)

/** The list, or why there is none; a chat sends `link` on. */
export function List({ view, condition, link }: { view: ReportView; condition: string; link: string }) {
  useShareCard(cardOf(view, link))
  return view.rows.length ? (
    <Table rows={view.rows} />
  ) : (
    <Empty drawing={<ListDrawing />} title={emptyWords(condition)} />
  )
}
